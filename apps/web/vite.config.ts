import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';
const proxied = ['/rpc', '/api', '/functions', '/webhooks', '/sandbox', '/healthz', '/readyz', '/dev'];

/** The landing page has an entry of its own; in development it answers at '/', as the server does in production. */
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

/**
 * What the landing page shares with other pages: one file instead of a dozen. The landing page needs all of it, so
 * nothing may be added here that it does not.
 */
const base = [
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons|lucide-react)/u,
  /[\\/]icons[\\/](?:arrow-down|arrow-right|check|circle-check|circle-question-mark|compass|eye|face-slightly-frowning|face-slightly-smiling|languages|lock-keyhole|message-square|pencil-line|rotate-ccw-clock|shield-exclamation-point|sprout|triangle-exclamation-point)\.mjs$/u,
  /[\\/]domain[\\/]src[\\/](?:locale|product|plans|modules[\\/]keys)\.ts$/u,
  /[\\/]web[\\/]src[\\/](?:lib[\\/](?:i18n[\\/]|class-names|new-build|prerendered)|app[\\/](?:landing-head|reload-once|start-offline))/u,
  /[\\/]components[\\/](?:markdown[\\/]swot-(?:matrix|quadrants)|public-|skip-link|source-mark|ui[\\/](?:badge|button-class|card|icon-button|language-toggle|progress-bar|wordmark))/u,
];

/** The same for every page but the landing page: what all of them need before anything else. */
const shell = [
  /[\\/]node_modules[\\/]react-router[\\/]/u,
  /[\\/]icons[\\/](?:circle-exclamation-point|info|loader-circle|rotate-cw|x)\.mjs$/u,
  /[\\/]domain[\\/]src[\\/](?:errors|limits|routes)\.ts$/u,
  /[\\/]web[\\/]src[\\/]components[\\/](?:error-screen|ui[\\/](?:button\.|page-loading|spinner|toast|use-delayed))/u,
  /[\\/]web[\\/]src[\\/]lib[\\/](?:auth-api|connection|device-storage|errors|http|retry|return-to|session|support-email|tab-channel|use-now)/u,
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), landingAtRoot],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
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
              ],
            },
          },
        },
  },
}));
