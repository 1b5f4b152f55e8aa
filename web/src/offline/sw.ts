/** The service worker: what it keeps is decided by the keeper. */
import { Keeper, type Build } from './keeper';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker as is used here; the types of the page know none. */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(what: 'install' | 'activate', then: (event: Lasting) => void): void;
  addEventListener(what: 'fetch', then: (event: Asked) => void): void;
}

/** Filled in when everything is built. */
declare const __BUILD__: Build;

const worker = self as unknown as ServiceWorkerScope;
const keeper = new Keeper(worker.registration.scope, __BUILD__, {
  caches,
  fetch: (request, options) => fetch(request, options),
});

worker.addEventListener('install', (event) => {
  event.waitUntil(keeper.install().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(keeper.activate().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request);
  if (answer) event.respondWith(answer);
});
