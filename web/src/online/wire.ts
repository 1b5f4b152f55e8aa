/** A socket as small as it is needed, so that tests can speak for the other end. */

/** Our end. */
export interface Wire {
  send(text: string): void;
  /** Nothing is heard of it after that. */
  close(): void;
}

/** What is heard. */
export interface Ear {
  opened(): void;
  said(text: string): void;
  /** It is closed, or was never opened. */
  closed(): void;
}

export type Connect = (url: URL, ear: Ear) => Wire;

/** A socket of the browser. */
export const connect: Connect = (address, ear) => {
  const url = new URL(address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let deaf = false;
  socket.addEventListener('open', () => deaf || ear.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!deaf && typeof data === 'string') ear.said(data);
  });
  socket.addEventListener('close', () => {
    if (!deaf) ear.closed();
    deaf = true;
  });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      deaf = true;
      socket.close();
    },
  };
};
