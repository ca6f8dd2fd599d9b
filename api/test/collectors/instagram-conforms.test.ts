import { instagram } from '../../src/collectors/instagram/instagram.ts';
import { startInstagram } from '../emulators/instagram.ts';
import { itConforms } from './conformance.ts';

itConforms(instagram, () => startInstagram());
