import { defaultProductName } from '@elan/domain/product';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appChunks } from './scripts/chunks.ts';
import { makeFonts } from './scripts/fonts.ts';
import { helpPages } from './scripts/help/plugin.ts';

const server = 'http://localhost:5500';
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

/** The styles import the font files that this makes. */
const fonts: Plugin = { name: 'fonts', buildStart: makeFonts };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    fonts,
    helpPages,
    react(),
    tailwindcss(),
    landingAtRoot,
    defaultSettings,
    ...(isSsrBuild ? [] : [appChunks.plugin]),
  ],
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    license: isSsrBuild ? false : { fileName: 'third-party-notices.txt' },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: appChunks.groups } } },
  },
}));
