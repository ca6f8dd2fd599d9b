import { linkedin } from '../../src/collectors/linkedin/linkedin.ts';
import { startLinkedIn } from '../emulators/linkedin.ts';
import { itConforms } from './conformance.ts';

itConforms(linkedin, () => startLinkedIn());
