/**
 * Styles of the site and the content system: logical directions only, so that one sheet serves left-to-right and
 * right-to-left; colours only as tokens, so that a brand is one file (docs/decisions/007-styles-of-what-is-rendered.md).
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/.next/**', 'var/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'csstools/use-logical': [
      'always',
      { except: ['width', 'height', 'min-width', 'max-width', 'min-height', 'max-height'] },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(float|clear|text-align)$/': ['left', 'right'], '/.*/': ['/^-?(left|right)$/'] },
      { message: 'Say start and end: left and right are wrong in one of the two directions' },
    ],
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
    'color-no-hex': [true, { message: 'A colour is a token: add it to tokens.css and use var(…)' }],
    'color-named': ['never', { message: 'A colour is a token: add it to tokens.css and use var(…)' }],
  },
  overrides: [
    {
      // The colours of a drawing are its own: pages without it are not sent them.
      files: ['**/tokens.css', '**/day-timeline-section.module.css', 'apps/cms/**/*.css'],
      rules: { 'color-no-hex': null, 'color-named': null },
    },
  ],
}
