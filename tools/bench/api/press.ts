import { press, type Order } from './clients.ts';

// The clients' own process: what they cost is not the server's.
process.on('message', (order: Order) => {
  press(order).then(
    (pressed) => process.send?.(pressed),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
