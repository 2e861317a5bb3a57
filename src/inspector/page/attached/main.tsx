import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/frame.css';
import '../styles/bar.css';
import '../styles/log.css';
import '../styles/chart.css';
import '../styles/sequence.css';
import '../styles/course.css';
import '../styles/attached.css';
import { showTheme } from '../wire/theme.ts';
import { Attached } from './Attached.tsx';

showTheme();
const root = document.getElementById('page');
if (root) createRoot(root).render(<Attached />);
