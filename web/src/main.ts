import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { getTilesFrom } from './engine/tiles';
import { tileFile } from './online/api';
import { fileOf } from './tiles/own';

getTilesFrom(fileOf, tileFile);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

export default mount(App, { target });
