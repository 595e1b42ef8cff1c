import type { CollectionConfig } from 'payload'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { MEDIA_EDGE } from '@/domain/http/limits'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { clampPaging } from '../hooks/operations'
import { keepFiles, removeFiles, sendFile, shrinkUpload } from './hooks'

/** Re-encoded to WebP, so that only images are ever served. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: '사진', plural: '사진' },
  admin: { group: PANEL_GROUPS.settings },
  // Payload would fetch the file from its own address.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [clampPaging, shrinkUpload],
    afterChange: [keepFiles],
    afterDelete: [removeFiles],
  },
  upload: {
    handlers: [sendFile],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: MEDIA_EDGE, height: MEDIA_EDGE, fit: 'inside', withoutEnlargement: true },
    imageSizes: [{ name: 'card', width: 640, height: 480 }],
    // Never fetch a URL that a caller names.
    pasteURL: false,
    // The hooks store files, on disk or in S3-compatible storage.
    disableLocalStorage: true,
  },
  fields: [
    { name: 'alt', type: 'text', required: true, label: '설명(사진을 볼 수 없는 사람을 위해)' },
    { name: 'credit', type: 'text', maxLength: SHORT_TEXT_MAX, label: '찍은 사람이나 출처' },
  ],
}
