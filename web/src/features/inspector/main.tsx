import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../../ui/theme.css';
import { InspectorPage } from './page.tsx';
import { Recording } from './recording.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('inspector.html has no #root.');
const recording = new Recording();
const channel = new URLSearchParams(location.search).get('channel');
if (channel !== null) recording.followTab(channel);
createRoot(container).render(
  <StrictMode>
    <InspectorPage recording={recording} socketUrl={location.origin.replace(/^http/, 'ws')} />
  </StrictMode>,
);
