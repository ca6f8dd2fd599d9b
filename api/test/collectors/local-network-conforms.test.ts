import { localNetwork } from '../../src/collectors/local-network/local-network.ts';
import { startShare } from '../emulators/share.ts';
import { itConforms } from './conformance.ts';

// A bucket; folders, which want two looks, have their cases beside the connector. Shares have no
// credential that could run out.
itConforms(localNetwork, startShare);
