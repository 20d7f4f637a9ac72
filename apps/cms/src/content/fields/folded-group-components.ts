/** The `admin.components` of a group that few need: it is folded (folded-group.tsx). The admin finds its components by path. */
export const FOLDED_GROUP_COMPONENTS = { Field: '/src/content/fields/folded-group.tsx#FoldedGroup' } as const
