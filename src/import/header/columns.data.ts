/**
 * What a column may mean, and the words published files head it with; the first word of a list is preferred where a
 * file has two of them. Written without spaces, brackets, units and marks (see `headerKeys`).
 */
export const COLUMN_WORDS = {
  date: [
    'exec_dt', '사용일자', '집행일자', '사용일', '집행일', '사용날짜', '집행날짜', '승인일자', '승인일', '이용일자', '이용일', '결제일자', '결제일',
    '거래일자', '거래일', '지출일자', '지출일', '지급일자', '지급일', '사용년월일', '사용연월일', '집행년월일', '집행연월일', '년월일', '연월일',
    '매출일자', '매출일', '카드사용일', '카드사용일자', '회의일자', '행사일자', '일자', '날짜', '월일', '원인행위일',
  ],
  /** day and time in one; only the time where a column of days stands beside it */
  dateTime: [
    '사용일시', '집행일시', '승인일시', '이용일시', '결제일시', '거래일시', '지출일시', '지급일시', '매출일시', '카드사용일시', '사용일시간', '사용일자시간',
    '일시', '사용시기', '집행시기',
  ],
  time: [
    '사용시간', '사용시각', '승인시각', '승인시간', '집행시간', '집행시각', '이용시간', '이용시각', '결제시간', '결제시각', '거래시간', '거래시각', '지출시간',
    '매출시간', '시간', '시각',
  ],
  place: [
    'exec_loc', '사용장소', '집행장소', '사용장소명', '집행장소명', '장소명', '장소', '가맹점명', '가맹점', '이용가맹점', '이용가맹점명', '가맹점상호',
    '상호명', '상호', '업소명', '업체명', '업소', '업체', '사용처', '집행처', '이용처', '결제처', '지출처', '구매처', '사용업소', '사용업체', '이용업소',
    '이용장소', '결제장소', '식당명', '식당', '음식점명', '음식점', '거래처명', '거래처', '지급처', '매장명', '점포명',
  ],
  address: ['주소', '가맹점주소', '사업장주소', '업소주소', '장소주소', '사용처주소', '소재지', '가맹점소재지', '위치'],
  amount: [
    'exec_amount', '사용금액', '집행금액', '승인금액', '이용금액', '결제금액', '지출금액', '거래금액', '지급금액', '매출금액', '사음금액', '사용액', '집행액',
    '지출액', '결제액', '지급액', '사용금액계', '카드사용금액', '승인액', '국내이용금액', '총금액', '합계금액', '소요금액', '소요액', '금액',
  ],
  headcount: [
    'target_nm', '대상인원', '사용대상', '집행대상', '집행대상자', '사용대상자', '인원수', '대상자수', '사용인원', '집행인원', '참석인원', '이용인원',
    '참석자수', '총인원', '참석대상', '참석자', '인원', '대상자', '대상', '수혜인원', '명수',
  ],
  purpose: [
    'exec_purpose', '사용목적', '집행목적', '사용내역', '집행내역', '사용내용', '집행내용', '지출내역', '지출목적', '이용목적', '사용용도', '집행사유',
    '사용사유', '집행건명', '건명', '행사명', '회의명', '목적', '내역', '내용', '적요', '용도', '사유', '사용명세', '집행명세', '사용내역목적',
  ],
  payment: [
    'payment_method', '결제방법', '집행방법', '사용방법', '지급방법', '지출방법', '결제수단', '지급수단', '결제구분', '지급구분', '지출구분', '사용구분',
    '결제방식', '지출방식', '집행방식', '결제유형', '결제', '집행유형',
  ],
  department: [
    '부서명', '부서', '사용부서', '집행부서', '사용부서명', '집행부서명', '소속', '소속부서', '담당부서', '실과명', '실과', '실과소', '과명', '팀명', '부서기관',
    '부서_메타', '사용자부서', '집행자소속',
  ],
  agency: ['기관명', '기관', '집행기관', '집행기관명', '사용기관', '소속기관', '공공기관', '공공기관명'],
  remarks: ['비고', '참고', '특이사항', '기타'],
  /** whether a payment stood or was taken back */
  standing: ['승인구분', '승인상태', '매출구분', '매출종류', '거래구분', '거래상태', '취소여부', '승인취소', '승인취소구분', '상태'],
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

/** Headings that only a card company's own statement has, beside what every list has. */
export const CARD_FEED_WORDS = [
  '카드번호', '승인번호', '가맹점번호', '가맹점사업자번호', '사업자번호', '사업자등록번호', '가맹점사업자등록번호', '매입일자', '매입일', '할부', '할부개월', '할부기간',
  '봉사료', '부가세', '부가가치세', '공급가액', '가맹점업종', '업종명', '업종', '청구금액', '매입상태', '전표번호',
] as const
