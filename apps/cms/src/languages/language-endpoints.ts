import type { Endpoint } from 'payload'
import type { Settings } from '../server/settings.ts'
import { matrixEndpoint } from './matrix/matrix-endpoint.ts'
import { startAllEndpoint } from './translate/start-all.ts'
import { translateEndpoints } from './translate/translate-endpoints.ts'

/** What the matrix and the translate view ask of pages. */
export function languageEndpoints({ translation }: Pick<Settings, 'translation'>): Endpoint[] {
  return [matrixEndpoint, startAllEndpoint, ...translateEndpoints(translation)]
}
