import { ApolloProvider } from '@apollo/client/react';
import { use, useState } from 'react';
import { SocketContext } from '../domain/live/live.ts';
import { addShapes } from '../ui/icon.tsx';
import { SHAPES } from '../ui/icon-shapes.tsx';
import { useServices } from './services-context.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { ToastHost } from './toast-host.tsx';

addShapes(SHAPES);

/** Everything behind the login: cache and socket for the pages, the frame around them. */
export default function SignedIn() {
  const { data, dataHere } = useServices();
  const [coming] = useState(() => dataHere() ?? data());
  // What has come is there at once: a promise lets go of the page first, even one that is kept.
  const { client, socket } = coming instanceof Promise ? use(coming) : coming;
  return (
    <ApolloProvider client={client}>
      <SocketContext value={socket}>
        <SignedInLayout />
        <ToastHost />
      </SocketContext>
    </ApolloProvider>
  );
}
