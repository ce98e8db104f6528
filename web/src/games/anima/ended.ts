/* The end of a world of Anima: how it was won, the Combat of each Party turn by turn, what became of each. */
import './ended.css';

export { default as How } from './EndedHow.svelte';
export { default as Course } from './EndedCourse.svelte';
export { default as Sides } from './EndedParties.svelte';
