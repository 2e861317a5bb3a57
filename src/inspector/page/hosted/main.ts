import '../styles/tokens.css';
import './hosted.css';
import { say } from '../language/language.ts';
import { showTheme } from '../wire/theme.ts';
import { hand } from './hand.ts';

const asked = new URLSearchParams(location.hash.slice(1));
const told = document.querySelector('#told');
const frame = document.querySelector<HTMLIFrameElement>('#inspector');

showTheme();
if (frame && told)
  hand({
    frame,
    hosted: new URL(asked.get('to') ?? '', location.href),
    socket: `ws://${location.host}/stately?token=${encodeURIComponent(asked.get('token') ?? '')}`,
    tell: (stage) => {
      told.textContent = say.hosted[stage];
    },
  });
