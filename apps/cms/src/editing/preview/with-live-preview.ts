import type { CollectionConfig } from 'payload'
import { sidebarUiField } from '../../content/fields/ui-field.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { relationId, relationSchema } from '../../publishing/build/build-context.ts'
import { livePreviewEndpoint } from './live-preview-endpoint.ts'
import { previewLinkEndpoints } from './preview-link-endpoints.ts'

/**
 * Adds the preview beside the form, and shared links. Payload provides the switch and the space; the content is ours, because
 * Payload's own frame sends the form unsigned and cannot scale.
 */
export function withLivePreview(pages: CollectionConfig, settings: Settings): CollectionConfig {
  const [first, ...others] = pages.fields
  const edit = pages.admin?.components?.views?.edit
  return {
    ...pages,
    endpoints: [livePreviewEndpoint(settings), ...previewLinkEndpoints(settings), ...(pages.endpoints || [])],
    admin: {
      ...pages.admin,
      livePreview: {
        // Payload shows the switch when there is an address; the address of the frame is signed for each draft.
        url: ({ data }) => {
          const site = relationId(relationSchema.safeParse(data.site).data)
          return site === undefined || settings.previewSecret === undefined ? null : settings.url
        },
      },
      components: {
        ...pages.admin?.components,
        views: {
          ...pages.admin?.components?.views,
          edit: {
            ...(edit && !('root' in edit) ? edit : {}),
            livePreview: { Component: '/src/editing/preview/live-preview.tsx#LivePreview' },
          },
        },
      },
    },
    fields: [
      ...(first ? [first] : []),
      sidebarUiField('sharedLinks', 'editing/preview/shared-links.tsx#SharedLinks', { disableBulkEdit: true }),
      ...others,
    ],
  }
}
