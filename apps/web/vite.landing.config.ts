import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The landing page by itself, on Preact: its scripts are a third of what they are with React (decision 15). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/u, replacement: 'preact/compat/$1' },
      { find: /^react-dom\/(client|server)$/u, replacement: 'preact/compat/$1' },
      { find: /^react(-dom)?$/u, replacement: 'preact/compat' },
    ],
  },
  // The prerendering runs the same Preact: what is installed under these names is React.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
