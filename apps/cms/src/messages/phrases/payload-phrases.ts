import type { Phrases } from './phrases.ts'

/** What Payload's admin says in English whatever the language: these have no key in its own translations. */
export const PAYLOAD_PHRASES: Phrases = {
  'Notifications alt+T': {
    de: 'Meldungen Alt+T',
    fr: 'Messages Alt+T',
    es: 'Avisos Alt+T',
    ru: 'Уведомления Alt+T',
  },
  'Close toast': { de: 'Meldung schließen', fr: 'Fermer le message', es: 'Cerrar el aviso', ru: 'Закрыть уведомление' },
  'Copy URL': { de: 'Adresse kopieren', fr: 'Copier l’adresse', es: 'Copiar la dirección', ru: 'Скопировать адрес' },
  'select-all': { de: 'Alle auswählen', fr: 'Tout sélectionner', es: 'Seleccionar todo', ru: 'Выбрать всё' },
  Folders: { de: 'Ordner', fr: 'Dossiers', es: 'Carpetas', ru: 'Папки' },
  Documents: { de: 'Dokumente', fr: 'Documents', es: 'Documentos', ru: 'Документы' },
  'Sort by': { de: 'Ordnen nach', fr: 'Trier par', es: 'Ordenar por', ru: 'Сортировать по' },
  Order: { de: 'Reihenfolge', fr: 'Ordre', es: 'Orden', ru: 'Порядок' },
  'Successfully saved {count} files': {
    de: 'Gespeicherte Dateien: {count}',
    fr: 'Fichiers enregistrés : {count}',
    es: 'Archivos guardados: {count}',
    ru: 'Сохранено файлов: {count}',
  },
  'Failed to save {count} files': {
    de: 'Nicht gespeicherte Dateien: {count}',
    fr: 'Fichiers non enregistrés : {count}',
    es: 'Archivos sin guardar: {count}',
    ru: 'Не сохранено файлов: {count}',
  },

  // Of the key of a program
  'API Key': { de: 'API-Schlüssel', fr: 'Clé d’API', es: 'Clave de API', ru: 'Ключ API' },
  'Toggle API key visibility': {
    de: 'API-Schlüssel zeigen oder verbergen',
    fr: 'Montrer ou cacher la clé d’API',
    es: 'Mostrar u ocultar la clave de API',
    ru: 'Показать или скрыть ключ API',
  },
  'Make sure to copy your API key. It will not be displayed again.': {
    de: 'Kopieren Sie Ihren API-Schlüssel jetzt. Er wird nicht noch einmal gezeigt.',
    fr: 'Copiez votre clé d’API maintenant. Elle ne sera plus affichée.',
    es: 'Copie ahora su clave de API. No se volverá a mostrar.',
    ru: 'Скопируйте ключ API сейчас. Больше он показан не будет.',
  },
  'Are you sure you want to generate an API key for user': {
    de: 'Soll ein API-Schlüssel für das Konto',
    fr: 'Créer une clé d’API pour le compte',
    es: '¿Crear una clave de API para la cuenta',
    ru: 'Создать ключ API для учётной записи',
  },
  '? This will take effect immediately.': {
    de: ' erzeugt werden? Er gilt sofort.',
    fr: ' ? Elle vaut dès maintenant.',
    es: '? Vale desde ahora mismo.',
    ru: '? Он начнёт действовать сразу.',
  },
  'Revoke API key': {
    de: 'API-Schlüssel widerrufen',
    fr: 'Révoquer la clé d’API',
    es: 'Revocar la clave de API',
    ru: 'Отозвать ключ API',
  },
  'Revoke API key?': {
    de: 'API-Schlüssel widerrufen?',
    fr: 'Révoquer la clé d’API ?',
    es: '¿Revocar la clave de API?',
    ru: 'Отозвать ключ API?',
  },
  Revoke: { de: 'Widerrufen', fr: 'Révoquer', es: 'Revocar', ru: 'Отозвать' },
  'Are you sure you want to revoke the API key for user': {
    de: 'Soll der API-Schlüssel des Kontos',
    fr: 'Révoquer la clé d’API du compte',
    es: '¿Revocar la clave de API de la cuenta',
    ru: 'Отозвать ключ API учётной записи',
  },
  '? The key will no longer be usable, and this action cannot be undone.': {
    de: ' widerrufen werden? Er gilt dann nicht mehr, und das lässt sich nicht rückgängig machen.',
    fr: ' ? Elle ne servira plus, et cela ne peut pas être annulé.',
    es: '? Dejará de servir, y esto no se puede deshacer.',
    ru: '? Он перестанет действовать, и отменить это нельзя.',
  },
  'Failed to update the API key.': {
    de: 'Der API-Schlüssel konnte nicht geändert werden.',
    fr: 'La clé d’API n’a pas pu être modifiée.',
    es: 'No se pudo cambiar la clave de API.',
    ru: 'Не удалось изменить ключ API.',
  },
  'API key revoked successfully.': {
    de: 'Der API-Schlüssel ist widerrufen.',
    fr: 'La clé d’API est révoquée.',
    es: 'La clave de API está revocada.',
    ru: 'Ключ API отозван.',
  },

  // Of texts with marks
  'Edit link': { de: 'Link bearbeiten', fr: 'Modifier le lien', es: 'Editar el enlace', ru: 'Изменить ссылку' },
  'Remove link': { de: 'Link entfernen', fr: 'Retirer le lien', es: 'Quitar el enlace', ru: 'Убрать ссылку' },
  'Drag to move': {
    de: 'Zum Verschieben ziehen',
    fr: 'Faire glisser pour déplacer',
    es: 'Arrastrar para mover',
    ru: 'Перетащите, чтобы переместить',
  },
  'Add block': { de: 'Baustein hinzufügen', fr: 'Ajouter un bloc', es: 'Añadir un bloque', ru: 'Добавить блок' },
  'Insert Paragraph': {
    de: 'Absatz einfügen',
    fr: 'Insérer un paragraphe',
    es: 'Insertar un párrafo',
    ru: 'Вставить абзац',
  },
  'Loading...': { de: 'Lädt …', fr: 'Chargement…', es: 'Cargando…', ru: 'Загрузка…' },
}
