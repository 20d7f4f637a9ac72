/** The admin finds its components by path; lists of links, cards and questions share this one. */
export const namedRows = { components: { RowLabel: '/src/admin/row-label.tsx#RowLabel' } }
