import { whatsapp } from '../../src/collectors/whatsapp/whatsapp.ts';
import { startWhatsApp } from '../emulators/whatsapp.ts';
import { itConforms } from './conformance.ts';

// Pushed to the real webhook of a served api, signed; receipts between the messages.
itConforms(whatsapp, startWhatsApp);
