import { isEditor } from '@/domain/roles'
import type { PayloadRequest } from 'payload'

/** The content panel is for editors and admins; moderators use the back office. */
export const editorsOnlyPanel = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user)
