import { mount } from 'svelte';
import './look/tokens.css';
import './look/controls.css';
import App from './pages/App.svelte';

mount(App, { target: document.getElementById('app')! });
