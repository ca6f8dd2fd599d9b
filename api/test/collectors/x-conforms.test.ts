import { x } from '../../src/collectors/x/x.ts';
import { startX } from '../emulators/x.ts';
import { itConforms } from './conformance.ts';

itConforms(x, () => startX());
