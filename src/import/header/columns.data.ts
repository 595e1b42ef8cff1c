/** The first word of a list is preferred. In `headerKey` form; composed words ('이용장소') come from the lists below. */
export const COLUMN_WORDS = {
  date: [
    'exec_dt', '사용일자', '집행일자', '사용일', '집행일', '사용날짜', '집행날짜', '승인일자', '승인일', '이용일자', '이용일', '결제일자', '결제일',
    '거래일자', '거래일', '지출일자', '지출일', '지급일자', '지급일', '사용년월일', '사용연월일', '집행년월일', '집행연월일', '년월일', '연월일',
    '매출일자', '매출일', '카드사용일', '카드사용일자', '회의일자', '행사일자', '일자', '날짜', '월일', '월/일', '원인행위일', '회계일자', '전표일자',
    'date', 'exec_date', 'use_date', 'used_date', 'used_at', 'use_dt', 'spent_at', 'spent_on', 'paid_at', 'payment_date', 'approval_date', 'datetime',
  ],
  /** day and time in one; only the time where a column of days stands next to it */
  dateTime: [
    '사용일시', '집행일시', '승인일시', '이용일시', '결제일시', '거래일시', '지출일시', '지급일시', '매출일시', '카드사용일시', '사용일시간', '사용일자시간',
    '일시', '사용시기', '집행시기',
  ],
  time: [
    '사용시간', '사용시각', '승인시각', '승인시간', '집행시간', '집행시각', '이용시간', '이용시각', '결제시간', '결제시각', '거래시간', '거래시각', '지출시간',
    '매출시간', '시간', '시각', '시분', 'time', 'exec_time', 'use_time',
  ],
  place: [
    'exec_loc', '사용장소', '집행장소', '사용장소명', '집행장소명', '장소명', '장소', '가맹점명', '가맹점', '이용가맹점', '이용가맹점명', '가맹점상호',
    '상호명', '상호', '업소명', '업체명', '업소', '업체', '사용처', '집행처', '이용처', '결제처', '지출처', '구매처', '사용업소', '사용업체', '이용업소',
    '이용장소', '결제장소', '식당명', '식당', '음식점명', '음식점', '거래처명', '거래처', '지급처', '매장명', '점포명', '매장', '점포', '가맹점명칭', '가맹점정보',
    '업체상호', '업소상호', '사업장명', '사업장', '판매처', '판매점', '카드사용처', '사용점', '채주', '채주명', '지급상대방',
    'venue_raw', 'venue', 'place', 'place_name', 'merchant', 'merchant_name', 'restaurant', 'restaurant_name', 'shop', 'store', 'store_name', 'venue_norm',
  ],
  address: [
    '주소', '가맹점주소', '사업장주소', '업소주소', '장소주소', '사용처주소', '소재지', '가맹점소재지', '위치', '집행처주소', '사용장소주소', '집행장소주소',
    '도로명주소', '상세주소', '업체주소', '식당주소', '음식점주소', 'address', 'addr',
  ],
  amount: [
    'exec_amount', '사용금액', '집행금액', '승인금액', '이용금액', '결제금액', '지출금액', '거래금액', '지급금액', '매출금액', '사음금액', '사용액', '집행액',
    '지출액', '결제액', '지급액', '카드사용금액', '카드사용액', '승인액', '국내이용금액', '총금액', '합계금액', '소요금액', '소요액', '금액',
    '원화금액', '세출금액', '집행실적', '소요예산', '총액', '비용', '액수', 'amount', 'amt', 'price', 'cost', 'expense', 'total_amount',
  ],
  /** the sum of amounts that stand in columns of their own, such as 카드 and 현금 */
  amountSum: ['금액계', '금액합계', '합계', '총계', '계'],
  headcount: [
    'target_nm', '대상인원', '인원수', '대상자수', '사용인원', '집행인원', '참석인원', '이용인원', '참석자수', '총인원', '인원', '명수', '대상인원수', '참석인원수',
    '집행인원수', '사용인원수', '사용대상인원', '집행대상인원', '참여인원', '참가인원', '수혜인원', '사용대상', '집행대상', '집행대상자', '사용대상자', '참석대상', '참석자',
    '대상자', '대상', '집행대상및인원', 'headcount', 'head_count', 'people', 'persons', 'attendees', 'target',
  ],
  purpose: [
    'exec_purpose', '사용목적', '집행목적', '사용내역', '집행내역', '사용내용', '집행내용', '지출내역', '지출목적', '이용목적', '사용용도', '집행사유',
    '사용사유', '집행건명', '건명', '행사명', '회의명', '목적', '내역', '내용', '적요', '용도', '사유', '사용명세', '집행명세', '사용내역목적', '결제내용', '결제내역',
    '지출내용', '지출건명', '추진내용', '업무내용', '행사내용', '회의내용', '세부내역', '세부내용', '집행세부내역', '품목', '내역및목적', 'purpose', 'usage', 'description',
  ],
  payment: [
    'payment_method', '결제방법', '집행방법', '사용방법', '지급방법', '지출방법', '결제수단', '지급수단', '결제구분', '지급구분', '지출구분', '사용구분',
    '결제방식', '지출방식', '집행방식', '결제유형', '결제', '집행유형', '결재방법', '결재수단', '집행수단', '사용수단', '지출수단', '지급방식', '방법', 'method', 'payment',
  ],
  department: [
    '부서명', '부서', '사용부서', '집행부서', '사용부서명', '집행부서명', '소속', '소속부서', '담당부서', '소관부서', '주관부서', '실과명', '실과', '실과소', '실과소명', '과명',
    '팀명', '부서기관', '부서_메타', '사용자부서', '집행자소속', 'department', 'dept', 'dept_nm',
  ],
  agency: ['기관명', '기관', '집행기관', '집행기관명', '사용기관', '소속기관', '공공기관', '공공기관명', '의회명', '자치단체명', '자치단체', '시군구명', 'agency', 'organization'],
  /** who spent the money; only a head of an institution says which one */
  user: ['사용자', '집행자', '사용자명', '집행자명', 'user_raw', 'user'],
  remarks: ['비고', '비고란', '참고', '특이사항', '기타', 'remark', 'remarks', 'note'],
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
  year: ['exec_yr', '집행연도', '집행년도', '사용연도', '사용년도', '회계연도', '회계년도', '기준연도', '기준년도', '연도', '년도', '년', '연'],
  /** alone, or with its year */
  month: [
    'exec_month', '집행월', '사용월', '집행년월', '집행연월', '사용년월', '사용연월', '기준년월', '기준연월', '지출년월', '지출연월', '기준월', '해당월', '지출월',
    '년월', '연월', '월', 'year_month', 'yyyymm', 'month',
  ],
  /** of the month; with a column of months it takes the place of a date */
  day: ['일'],
} as const satisfies Record<string, readonly string[]>

/** What is done with the money, as the first part of a heading: '접대' in '접대장소'. */
export const HEADING_VERBS = [
  '사용', '집행', '이용', '결제', '결재', '지출', '지급', '승인', '거래', '매출', '구매', '구입', '방문', '행사', '회의', '간담회', '접대', '식사', '개최', '소비', '지불',
  '카드', '카드사용', '카드결제', '카드승인', '실', '실제', '총', '결의', '발생', '영수', '청구', '정산', '추진', '소요',
] as const

/** What the money is spent on, in, at, as the last part of a heading. */
export const HEADING_NOUNS = {
  date: ['일자', '날짜', '일', '년월일', '연월일', '월일', '시점', '기일', '기간'],
  dateTime: ['일시', '일시간', '일자시간', '일자및시간', '시기'],
  time: ['시간', '시각', '시분'],
  place: ['장소', '장소명', '처', '처명', '업소', '업소명', '업체', '업체명', '가맹점', '가맹점명', '식당', '식당명', '음식점', '음식점명', '상호', '상호명', '점포', '매장', '매장명'],
  address: ['장소주소', '처주소', '업소주소', '업체주소', '지주소'],
  amount: ['금액', '액', '비용', '총액', '내역금액', '지출액', '집행액', '사용액', '요금', '경비'],
  amountSum: ['금액계', '금액합계', '액계', '액합계'],
  headcount: ['인원', '인원수', '대상인원', '대상자', '대상', '참석자', '참석인원'],
  purpose: ['목적', '내역', '내용', '용도', '사유', '건명', '명목'],
  payment: ['방법', '수단', '방식'],
  department: ['부서', '부서명'],
} as const satisfies Partial<Record<keyof typeof COLUMN_WORDS, readonly string[]>>

export type Column = keyof typeof COLUMN_WORDS

/** Without these a table is not a list of expenses; the Korean word stands for them in messages. */
export const REQUIRED_COLUMNS = { date: '사용일자', place: '사용장소', amount: '사용금액' } as const satisfies Partial<Record<Column, string>>

/** Headings that only a card company's own statement has, besides what every list has. */
export const CARD_FEED_WORDS = [
  '카드번호', '승인번호', '가맹점번호', '가맹점사업자번호', '사업자번호', '사업자등록번호', '가맹점사업자등록번호', '매입일자', '매입일', '할부', '할부개월', '할부기간',
  '봉사료', '부가세', '부가가치세', '공급가액', '가맹점업종', '업종명', '업종', '청구금액', '매입상태', '전표번호',
] as const
