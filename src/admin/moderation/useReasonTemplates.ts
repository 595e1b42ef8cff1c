import { useQuery } from '@tanstack/react-query'
import { type ReasonTemplate, REASON_TEMPLATES } from '@/messages/staff/moderation'
import { askApi } from '../dataProvider/requestJson'

const FRESH_MS = 5 * 60_000
/** Number keys. */
const KEYS_MAX = 9

/** The built-in reasons, then those that staff added in the settings; the last is free text. */
export function useReasonTemplates(): readonly ReasonTemplate[] {
  const { data } = useQuery({
    queryKey: ['staff', 'reason-templates'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/reason-templates', { signal }),
    staleTime: FRESH_MS,
  })
  return [...REASON_TEMPLATES.slice(0, -1), ...(data?.data ?? []), ...REASON_TEMPLATES.slice(-1)]
}

/** The key of a reason, by its place; undefined after the ninth. */
export const reasonKey = (index: number): string | undefined => (index < KEYS_MAX ? String(index + 1) : undefined)
