import { defineConfig, searchForWorkspaceRoot } from 'vite'
import { INSTALLED_BRANDS, installedBrandsPlugin } from './installed-brands.ts'

/** What development, the three builds and the tests share; `build.ts` says what is built. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/',
  publicDir: false,
  plugins: [installedBrandsPlugin(INSTALLED_BRANDS)],
  server: {
    fs: { allow: [searchForWorkspaceRoot(import.meta.dirname), ...INSTALLED_BRANDS.map(({ folder }) => folder)] },
  },
  css: {
    // From the file's path alone, so that server and browser builds agree.
    modules: { generateScopedName: '[local]_[hash:base64:4]' },
  },
  ssr: { noExternal: ['@passepartout/content-model'] },
  resolve: { dedupe: ['react', 'react-dom'] },
})
