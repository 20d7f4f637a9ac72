import crypto from 'node:crypto'
import { vi } from 'vitest'

/**
 * Before each file of the suite: modules read the settings when they are loaded, so each file loads its own. Packages are
 * loaded once.
 */
vi.resetModules()
/** Removes the instance that Payload cached for the previous file. */
const { _payload: opened } = globalThis as { readonly _payload?: Map<string, unknown> }
opened?.clear()

/**
 * Replaces the slow hash of passwords, which would take longer than the rest of these tests. That the slow one is requested is
 * tested in sign-in-limit.integration.test.ts.
 */
if (!vi.isMockFunction(crypto.pbkdf2)) {
  const { pbkdf2 } = crypto
  vi.spyOn(crypto, 'pbkdf2').mockImplementation((password, salt, _iterations, keyBytes, digest, done) =>
    pbkdf2(password, salt, 1, keyBytes, digest, done),
  )
}
