import { defaultProductName } from '@elan/domain/product';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';
const proxied = ['/rpc', '/api', '/functions', '/webhooks', '/sandbox', '/healthz', '/readyz', '/dev'];

/** The landing page has its own entry; in development it is served at '/', as the server does in production. */
const landingAtRoot: Plugin = {
  name: 'landing-at-root',
  apply: 'serve',
  configureServer(vite) {
    vite.middlewares.use((request, _response, next) => {
      if (request.url === '/' || request.url?.startsWith('/?')) request.url = request.url.replace('/', '/landing.html');
      next();
    });
  },
};

/** In production the server fills in these settings in each page. */
const defaultSettings: Plugin = {
  name: 'default-settings',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'product-name', content: defaultProductName } }],
};

/**
 * What the landing page shares with other pages, as one file instead of a dozen. The landing page loads all of it, so
 * add nothing here that it does not need.
 */
const base = [
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons|lucide-react)/u,
  /[\\/]icons[\\/](?:arrow-down|arrow-right|check|circle-check|circle-question-mark|compass|eye|face-slightly-frowning|face-slightly-smiling|languages|lock-keyhole|message-square|pencil-line|rotate-ccw-clock|shield-exclamation-point|sprout|triangle-exclamation-point)\.mjs$/u,
  /[\\/]domain[\\/]src[\\/](?:locale|product|plans|modules[\\/]keys)\.ts$/u,
  /[\\/]web[\\/]src[\\/](?:lib[\\/](?:i18n[\\/]|class-names|new-build|prerendered|product-name|watch-crashes)|app[\\/](?:landing-head|reload-once|start-offline))/u,
  /[\\/]components[\\/](?:markdown[\\/]swot-(?:matrix|quadrants)|public-|skip-link|source-mark|ui[\\/](?:badge|button-class|card|icon-button|language-toggle|progress-bar|wordmark))/u,
];

/** The same for every page but the landing page: what they all need before anything else. */
const shell = [
  /[\\/]node_modules[\\/]react-router[\\/]/u,
  /[\\/]icons[\\/](?:circle-exclamation-point|info|loader-circle|rotate-cw|x)\.mjs$/u,
  /[\\/]domain[\\/]src[\\/](?:errors|limits|routes)\.ts$/u,
  /[\\/]web[\\/]src[\\/]components[\\/](?:error-screen|ui[\\/](?:banner|button\.|page-loading|spinner|toast|use-delayed))/u,
  /[\\/]web[\\/]src[\\/]lib[\\/](?:auth-api|connection|device-storage|errors|http|retry|return-to|session|support-email|tab-channel|use-now)/u,
];

/** The contract's client. */
const api = [
  /[\\/]node_modules[\\/]@orpc[\\/]/u,
  /[\\/]domain[\\/]src[\\/]live\.ts$/u,
  /[\\/]web[\\/]src[\\/]lib[\\/](?:api|demo-mode|end-when-silent|known-answers)\.ts$/u,
];

/** What every signed-in screen needs; otherwise two dozen files of a few hundred bytes. */
const signedIn = [
  /[\\/]node_modules[\\/]@tanstack[\\/]/u,
  /[\\/]icons[\\/](?:bell|credit-card|crown|layout-dashboard|lock|log-out|menu|search|user-round|users-round)\.mjs$/u,
  /[\\/]domain[\\/]src[\\/](?:collaboration|progress|modules[\\/]define-module)\.ts$/u,
  /[\\/]web[\\/]src[\\/](?:app[\\/]layouts[\\/](?:signed-in|live)|components[\\/](?:founder-badge|presence|present-people|scrolling-table|usage-meter))/u,
  /[\\/]web[\\/]src[\\/]features[\\/](?:layout[\\/](?!sign-out-dialog)|palette[\\/](?:messages|palette-launcher)|tour[\\/]tour-)/u,
  /[\\/]web[\\/]src[\\/]lib[\\/](?:account-language|current-project|format|live|own-storage|pending-work|project-data|queries|query-client)/u,
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), landingAtRoot, defaultSettings],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    license: isSsrBuild ? false : { fileName: 'third-party-notices.txt' },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: { app: 'index.html', landing: 'landing.html' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u },
                { name: 'base', test: (id) => base.some((part) => part.test(id)) },
                { name: 'shell', test: (id) => shell.some((part) => part.test(id)) },
                // Both the landing page and the app check for a new build, after everything else.
                { name: 'app-update', test: /[\\/]web[\\/]src[\\/]lib[\\/]app-update\.ts$/u },
                { name: 'api', test: (id) => api.some((part) => part.test(id)) },
                { name: 'signed-in', test: (id) => signedIn.some((part) => part.test(id)) },
              ],
            },
          },
        },
  },
}));
