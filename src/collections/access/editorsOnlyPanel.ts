import { isEditor } from '@/domain/roles'
import type { PayloadRequest } from 'payload'

/** The content panel opens for editors and admins. What moderators look after, they find in the back office. */
export const editorsOnlyPanel = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user)
