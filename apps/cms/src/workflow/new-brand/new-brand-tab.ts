import { mayDo, roleOf } from '../../access/role-permissions.ts'

/** A tab of a site's form, for accounts that may create sites. */
export const newBrandTab = {
  Component: '/src/workflow/new-brand/new-brand-view.tsx#NewBrandView',
  path: '/new-brand' as const,
  tab: {
    label: ({ t }: { t: (key: string) => string }) => t('desk:newBrand:tab'),
    href: '/new-brand',
    condition: ({ req }: { req: { user: unknown } }) => mayDo(roleOf(req.user), 'publish', 'sites'),
  },
}
