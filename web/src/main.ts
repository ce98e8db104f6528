import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/controls.css';
import App from './pages/App.svelte';

mount(App, { target: document.getElementById('app')! });
