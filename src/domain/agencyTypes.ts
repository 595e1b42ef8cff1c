export const AGENCY_TYPES = [
  'city',
  'district',
  'council',
  'ministry',
  'education',
  'public_corporation',
  'fire',
  'other',
] as const
export type AgencyType = (typeof AGENCY_TYPES)[number]

/** Rules apply in order: '서울특별시의회' is a council before a city. */
export function agencyTypeOf(name: string): AgencyType {
  if (/의회/.test(name)) return 'council'
  if (/교육청|교육지원청|학교/.test(name)) return 'education'
  if (/소방/.test(name)) return 'fire'
  if (/공사$|공단$|재단|진흥원|연구원/.test(name)) return 'public_corporation'
  if (/(?<!^대)구청?(\s|$)|(?<![육해공])군청?(\s|$)/.test(name)) return 'district'
  if (/(시|도)청?$|특별시|광역시|특별자치|시본청/.test(name)) return 'city'
  if (/(부|처|청|위원회|원)$/.test(name)) return 'ministry'
  return 'other'
}
