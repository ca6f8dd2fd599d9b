import { facebook } from '../../src/collectors/facebook/facebook.ts';
import { startFacebook } from '../emulators/facebook.ts';
import { itConforms } from './conformance.ts';

itConforms(facebook, () => startFacebook());
