import { isEditor } from '@/domain/roles'
import type { PayloadRequest } from 'payload'

/** Moderators use the back office. */
export const editorsOnlyPanel = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user)
