/** What is shown of the connection to a table; whoever speaks for a server in a test has as much. */
import type { TableLink } from './connection.svelte';

export type Linked = Pick<
  TableLink,
  'state' | 'you' | 'table' | 'presence' | 'order' | 'left' | 'clocksAt' | 'playing'
>;
