/* Light, sky and time. */
import { glyph } from '../glyph';
import { pt, polar, lobes, type Point } from '../points';

glyph('star', 'arcane', 'sky', (g) => {
  for (const [n, R, o] of [
    [4, 34, 45],
    [4, 50, 0],
  ])
    for (let i = 0; i < n; i++) {
      const a = i * 90 + o - 90,
        tip = polar(50, 50, R, a, 1),
        l = polar(50, 50, 12, a - 45, 1),
        r = polar(50, 50, 12, a + 45, 1),
        m = pt(50, 50, 1);
      g.shape([m, l, tip], 'b');
      g.shape([m, tip, r], 'X', [a + 60, 0.5, 8]);
    }
});
glyph('pulsar', 'arcane', 'sky', (g) => {
  g.shape('50,50! 44,20 40,-4! 60,-4! 56,20', 'X', [-90, 0.6, 8]);
  g.shape('50,50! 44,80 40,104! 60,104! 56,80', 'X', [90, 0.6, 8]);
  for (const r of [44, 34]) g.disc(50, 50, r, '', null, r * 0.32);
  g.disc(50, 50, 15, 'X', [20, 0.5]);
});
glyph('moon', 'arcane', 'sky', (g) => {
  g.shape('62,4! 26,2 2,26 4,54 6,84 36,102 64,96 82,92 92,80 96,66! 82,80 54,80 42,60 30,36 44,14', 'b', [200, 0.5]);
  g.line('30,40 24,44 25,52', 'm');
  g.line('34,70 40,74 46,72', 'm');
  g.disc(22, 62, 4, 'b');
  g.disc(40, 84, 3, 'b');
});
glyph('phase', 'arcane', 'sky', (g) => {
  g.disc(50, 50, 46, '');
  g.disc(50, 50, 30, 'X', [0, 0.7]);
  g.shape('50,20! 72,22 82,38 80,50 80,66 66,80 50,80! 60,70 60,30', 'b');
  for (let i = 0; i < 24; i++) {
    const a = polar(50, 50, 46, i * 15),
      b = polar(50, 50, i % 6 ? 41 : 36, i * 15);
    g.line([a, b]);
  }
});
glyph('light', 'fire', 'sky', (g) => {
  for (let i = 0; i < 20; i++) {
    const a = i * 18,
      L = i % 2 ? 36 : 50;
    g.shape([polar(50, 50, 20, a - 3.4, 1), polar(50, 50, L, a, 1), polar(50, 50, 20, a + 3.4, 1)], i % 2 ? 'i' : 'F');
  }
  g.disc(50, 50, 15, 'p');
  g.disc(50, 50, 10, 'F');
});
glyph('ray', 'fire', 'sky', (g) => {
  g.shape('20,2! 8,14! 50,100! 100,76!', 'F', [60, 0.3, 10]);
  g.line('18,10! 62,96!');
  g.line('20,9! 76,90!');
  g.line('22,8! 90,82!');
  for (let i = 0; i < 9; i++) g.line([polar(14, 8, 14, i * 40), polar(14, 8, i % 2 ? 20 : 25, i * 40)], 'l');
  g.disc(14, 8, 11, 'p');
  g.disc(14, 8, 7, 'F');
});
glyph('hourglass', 'arcane', 'thing', (g) => {
  g.shape('26,12! 26,34 46,44 46,50! 46,56 26,66 26,88! 74,88! 74,66 54,56 54,50! 54,44 74,34 74,12!', 'k');
  g.line('32,18 31,24 34,30');
  g.line('32,70 31,76 31,82');
  g.shape('32,30! 36,40 48,44 49,50! 51,50! 52,44 64,40 68,30! 58,33 42,27', 'X', [10, 0.5, 8]);
  g.shape('28,86! 34,74 46,70 50,66! 54,70 66,74 72,86!', 'X', [10, 0.5, 8]);
  g.line('50,50! 50,68!');
  g.shape('18,4! 82,4! 82,13! 18,13!', 'X', [0, 0.4, 6]);
  g.shape('18,87! 82,87! 82,96! 18,96!', 'X', [0, 0.4, 6]);
  g.line('22,13! 22,87!', 'l');
  g.line('78,13! 78,87!', 'l');
});
glyph('watch', 'arcane', 'thing', (g) => {
  g.shape('46,14! 42,4 50,-4 58,4 54,14!', 'p');
  g.disc(50, 56, 42, 'X', [20, 0.28]);
  g.disc(50, 56, 33, 'b');
  for (let i = 0; i < 12; i++)
    g.line([polar(50, 56, 31, i * 30), polar(50, 56, i % 3 ? 27 : 23, i * 30)], i % 3 ? 'm' : 'j');
  g.shape('50,58! 47,40! 50,30! 53,40!', 'k', null, false);
  g.shape('49,54! 66,62! 70,66! 64,65!', 'k', null, false);
  g.disc(50, 56, 3, 'k', null, 0, false);
});
glyph('spiral', 'arcane', 'sky', (g) => {
  const p: Point[] = [];
  for (let i = 0; i < 22; i++) p.push(polar(50, 50, 4 + i * 2.2, i * 42));
  g.ribbon(p, 1, 9, 'X', [30, 0.5, 8]);
});
glyph('cloud', 'air', 'sky', (g) => {
  g.shape(lobes(50, 34, 48, 26, 8, 0.2, 10), 'A', [70, 0.4]);
  g.line('30,30 38,24 46,30');
  g.line('54,38 62,32 70,38');
  g.line('40,44 46,40 52,44');
});
