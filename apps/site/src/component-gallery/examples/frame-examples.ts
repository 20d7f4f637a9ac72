import { callUsFixtures } from '../../frame/call-us/call-us.fixture.ts'
import { consentBannerFixtures } from '../../frame/consent/consent-banner.fixture.ts'
import { ConsentBanner } from '../../frame/consent/consent-banner.tsx'
import { footerFixtures } from '../../frame/footer/footer.fixture.ts'
import { Footer } from '../../frame/footer/footer.tsx'
import { headerFixtures } from '../../frame/header/header.fixture.ts'
import { Header } from '../../frame/header/header.tsx'
import { sideEntriesFixtures } from '../../frame/header/side-navigation.fixture.ts'
import { SideEntries } from '../../frame/header/side-navigation.tsx'
import { localeSelectorFixtures } from '../../frame/locale-selector/locale-selector.fixture.ts'
import { previewBannerFixtures } from '../../frame/preview-banner/preview-banner.fixture.ts'
import { PreviewBanner } from '../../frame/preview-banner/preview-banner.tsx'
import { ErrorPageView } from '../../pages/error/view.tsx'
import { menuPageFixtures } from '../../pages/menu/menu-page.fixture.ts'
import { HeaderPanelsView } from '../../pages/menu/view.tsx'
import { type ComponentExamples, createComponentExamples } from './component-examples.ts'
import { dialogFixtures } from './dialog.fixture.ts'
import { errorPageFixtures } from './error-page.fixture.ts'
import { DialogExample, SuggestionBarExample, ToastsExample } from './injected-examples.tsx'
import { suggestionBarFixtures } from './suggestion-bar.fixture.ts'
import { toastsFixtures } from './toasts.fixture.ts'

const before = { place: 'before' } as const
const after = { place: 'after' } as const
const inHeader = (opens: string) => ({ ...before, press: `[popovertarget="${opens}"]` }) as const

/** Examples of the frame and of pages without content. */
export const FRAME_EXAMPLES: Readonly<Record<string, ComponentExamples>> = {
  header: createComponentExamples('frame/header/header.tsx', Header, headerFixtures, before),
  'side-navigation': createComponentExamples(
    'frame/header/side-navigation.tsx',
    Header,
    { manual: headerFixtures.manual },
    inHeader('side-navigation'),
  ),
  'side-entries': createComponentExamples('frame/header/side-navigation.tsx', SideEntries, sideEntriesFixtures),
  'locale-selector': createComponentExamples(
    'frame/locale-selector/locale-selector.tsx',
    Header,
    localeSelectorFixtures,
    inHeader('locale-panel'),
  ),
  'call-us': createComponentExamples('frame/call-us/call-us.tsx', Header, callUsFixtures, inHeader('call-us')),
  'suggestion-bar': createComponentExamples(
    'frame/language-suggestion/suggestion-bar.tsx',
    SuggestionBarExample,
    suggestionBarFixtures,
    before,
  ),
  'preview-banner': createComponentExamples(
    'frame/preview-banner/preview-banner.tsx',
    PreviewBanner,
    previewBannerFixtures,
    before,
  ),
  'consent-banner': createComponentExamples(
    'frame/consent/consent-banner.tsx',
    ConsentBanner,
    consentBannerFixtures,
    before,
  ),
  footer: createComponentExamples('frame/footer/footer.tsx', Footer, footerFixtures, after),
  modal: createComponentExamples('frame/dialogs/modal-host.tsx', DialogExample, dialogFixtures, after),
  toasts: createComponentExamples('frame/dialogs/toast-host.tsx', ToastsExample, toastsFixtures, after),
  'menu-page': createComponentExamples('pages/menu/view.tsx', HeaderPanelsView, menuPageFixtures),
  error: createComponentExamples('pages/error/view.tsx', ErrorPageView, errorPageFixtures),
}
