import { installMissing } from './debianPackages';

/** The engines beside Chromium, and the screen that WebKitGTK draws on (e2e/engines). */
export const installEngines = () =>
  installMissing(
    {
      'firefox-esr': 'firefox-esr',
      WebKitWebDriver: 'webkit2gtk-driver',
      'xvfb-run': 'xvfb',
      xauth: 'xauth',
    },
    'the tests in Firefox and WebKit',
  );
