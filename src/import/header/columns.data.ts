/**
 * What a column may mean, and the words published files head it with; the first word of a list is preferred where a
 * file has two of them. Written without spaces, brackets and units (see `headerKey`).
 */
export const COLUMN_WORDS = {
  date: ['exec_dt', '사용일시', '집행일시', '사용일자', '집행일자', '사용일', '집행일', '승인일시', '승인일자', '승인일', '일시', '일자', '날짜'],
  time: ['사용시간', '사용시각', '승인시각', '승인시간', '집행시간', '집행시각', '시간', '시각'],
  place: ['exec_loc', '사용장소', '집행장소', '장소', '가맹점명', '가맹점', '상호', '상호명', '사용처', '식당명'],
  address: ['주소', '가맹점주소', '소재지'],
  amount: ['exec_amount', '사용금액', '집행금액', '승인금액', '사음금액', '집행액', '사용액', '금액'],
  headcount: ['target_nm', '대상인원', '사용대상', '집행대상', '집행대상자', '인원', '인원수', '대상자', '대상자수', '사용인원', '집행인원', '참석인원', '대상'],
  purpose: ['exec_purpose', '사용목적', '집행목적', '사용내역', '집행내역', '사용내용', '집행내용', '목적', '내역', '내용', '적요'],
  payment: ['payment_method', '결제방법', '집행방법', '사용방법', '지급방법', '결제수단', '지출방법', '결제'],
  department: ['부서명', '부서', '사용부서', '집행부서', '사용부서명', '집행부서명', '소속', '부서_메타'],
  agency: ['기관명', '기관'],
  documentKey: ['nid'],
  documentTitle: ['title'],
  documentUrl: ['url'],
  unit1: ['dept_nm_lvl_1'],
  unit2: ['dept_nm_lvl_2'],
  unit3: ['dept_nm_lvl_3'],
  unit4: ['dept_nm_lvl_4'],
  unit5: ['dept_nm_lvl_5'],
  unitFull: ['dept_nm_full'],
  year: ['exec_yr'],
  month: ['exec_month'],
} as const satisfies Record<string, readonly string[]>

export type Column = keyof typeof COLUMN_WORDS

/** Without these a table is no list of expenses; the Korean word stands for them in messages. */
export const REQUIRED_COLUMNS = { date: '사용일자', place: '사용장소', amount: '사용금액' } as const satisfies Partial<Record<Column, string>>
