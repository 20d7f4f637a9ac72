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
import { MenuPageView } from '../../pages/menu/view.tsx'
import { dialogFixtures } from './dialog.fixture.ts'
import { DialogExample } from './dialog-example.tsx'
import { errorPageFixtures } from './error-page.fixture.ts'
import { type Shown, show } from './example.ts'
import { suggestionFixtures } from './suggestion.fixture.ts'
import { SuggestionExample } from './suggestion-example.tsx'
import { toastsFixtures } from './toasts.fixture.ts'
import { ToastsExample } from './toasts-example.tsx'

const inHeader = (opens: string) => ({ place: 'before', press: `[popovertarget="${opens}"]` }) as const

/** Examples of the frame and of pages without content. */
export const FRAME_EXAMPLES: Readonly<Record<string, Shown>> = {
  header: show('frame/header/header.tsx', Header, headerFixtures, { place: 'before' }),
  'side-navigation': show(
    'frame/header/side-navigation.tsx',
    Header,
    { manual: headerFixtures.manual },
    inHeader('side-navigation'),
  ),
  'side-entries': show('frame/header/side-navigation.tsx', SideEntries, sideEntriesFixtures),
  'locale-selector': show(
    'frame/locale-selector/locale-selector.tsx',
    Header,
    localeSelectorFixtures,
    inHeader('locale-panel'),
  ),
  'call-us': show('frame/call-us/call-us.tsx', Header, callUsFixtures, inHeader('call-us')),
  'suggestion-bar': show('frame/suggestion/suggestion-bar.tsx', SuggestionExample, suggestionFixtures, {
    place: 'before',
  }),
  'preview-banner': show('frame/preview-banner/preview-banner.tsx', PreviewBanner, previewBannerFixtures, {
    place: 'before',
  }),
  'consent-banner': show('frame/consent/consent-banner.tsx', ConsentBanner, consentBannerFixtures, { place: 'before' }),
  footer: show('frame/footer/footer.tsx', Footer, footerFixtures, { place: 'after' }),
  modal: show('frame/dialogs/modal-host.tsx', DialogExample, dialogFixtures, { place: 'after' }),
  toasts: show('frame/dialogs/toasts.tsx', ToastsExample, toastsFixtures, { place: 'after' }),
  'menu-page': show('pages/menu/view.tsx', MenuPageView, menuPageFixtures),
  error: show('pages/error/view.tsx', ErrorPageView, errorPageFixtures),
}
