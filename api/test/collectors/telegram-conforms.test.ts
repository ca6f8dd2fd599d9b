import { telegram } from '../../src/collectors/telegram/telegram.ts';
import { startTelegram } from '../emulators/telegram.ts';
import { itConforms } from './conformance.ts';

itConforms(telegram, () => startTelegram(), { idOf: (n) => String(n) });
