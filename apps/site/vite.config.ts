import { defineConfig } from 'vite'

/** What development, the three builds and the tests share; `build.ts` says what is built. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/',
  publicDir: false,
  css: {
    // From the file's path alone, so that server and browser builds agree.
    modules: { generateScopedName: '[local]_[hash:base64:4]' },
  },
  ssr: { noExternal: ['@passepartout/content-model'] },
  resolve: { dedupe: ['react', 'react-dom'] },
})
