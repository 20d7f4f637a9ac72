import type { Language } from '../catalogue-source.ts'

/** The provider's own words: the same for every tour group, so they are not part of the data files. */
export interface Phrases {
  readonly callToAction: string
  readonly ticketDelivery: string
  readonly freeCancellation: string
  readonly instantConfirmation: string
  readonly mobileTicket: string
  readonly skipTheLine: string
  readonly hotelPickup: string
  readonly wheelchairAccessible: string
  readonly guided: string
  readonly open: string
  readonly closed: string
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    callToAction: 'Check availability',
    ticketDelivery: 'Your tickets arrive by email within minutes. Show them on your phone at the entrance.',
    freeCancellation: 'Free cancellation',
    instantConfirmation: 'Instant confirmation',
    mobileTicket: 'Mobile ticket',
    skipTheLine: 'Skip the line',
    hotelPickup: 'Hotel pickup',
    wheelchairAccessible: 'Wheelchair accessible',
    guided: 'Guided',
    open: 'Open',
    closed: 'Closed',
  },
  fr: {
    callToAction: 'Voir les disponibilités',
    ticketDelivery:
      'Vos billets arrivent par e-mail en quelques minutes. Présentez-les sur votre téléphone à l’entrée.',
    freeCancellation: 'Annulation gratuite',
    instantConfirmation: 'Confirmation immédiate',
    mobileTicket: 'Billet mobile',
    skipTheLine: 'Coupe-file',
    hotelPickup: 'Prise en charge à l’hôtel',
    wheelchairAccessible: 'Accessible en fauteuil roulant',
    guided: 'Avec guide',
    open: 'Ouvert',
    closed: 'Fermé',
  },
  de: {
    callToAction: 'Verfügbarkeit prüfen',
    ticketDelivery:
      'Ihre Tickets kommen binnen weniger Minuten per E-Mail. Zeigen Sie sie am Eingang auf dem Smartphone vor.',
    freeCancellation: 'Kostenlose Stornierung',
    instantConfirmation: 'Sofortige Bestätigung',
    mobileTicket: 'Handyticket',
    skipTheLine: 'Ohne Anstehen',
    hotelPickup: 'Abholung vom Hotel',
    wheelchairAccessible: 'Rollstuhlgerecht',
    guided: 'Mit Führung',
    open: 'Geöffnet',
    closed: 'Geschlossen',
  },
  ar: {
    callToAction: 'تحقّق من التوفّر',
    ticketDelivery: 'تصلك التذاكر بالبريد الإلكتروني خلال دقائق. اعرضها على هاتفك عند المدخل.',
    freeCancellation: 'إلغاء مجاني',
    instantConfirmation: 'تأكيد فوري',
    mobileTicket: 'تذكرة على الهاتف',
    skipTheLine: 'تجاوز الطابور',
    hotelPickup: 'توصيل من الفندق',
    wheelchairAccessible: 'مناسب للكراسي المتحركة',
    guided: 'مع مرشد',
    open: 'مفتوح',
    closed: 'مغلق',
  },
}
