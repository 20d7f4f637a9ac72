import type { Endpoint } from 'payload'
import { z } from 'zod'
import { writePreference } from '../../access/accounts/preferences.ts'
import { endpoint, readValidatedBody, requireRight } from '../../access/http/endpoint.ts'
import { readOnboarding } from './read-onboarding.ts'

/** `/first-page`: the steps to the first page of whoever asks, and whether they have closed them. */
export const onboardingEndpoints: Endpoint[] = [
  endpoint('get', '/first-page', (req) => {
    requireRight(req, 'read', 'pages', 'account.readsNoPages')
    return readOnboarding(req)
  }),
  endpoint('post', '/first-page', async (req) => {
    requireRight(req, 'read', 'pages', 'account.readsNoPages')
    await writePreference(
      'first-page',
      await readValidatedBody(req, z.object({ isClosed: z.boolean() }), 'request.fields'),
      req,
    )
    return readOnboarding(req)
  }),
]
