export const SURNAMES = new Set([
  ...'김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음빈동온호범좌',
  ...'팽승간상갈단견당화창민류라계',
])
/** Surnames of nine in ten people. A rarer one more likely begins a shop's name. */
export const COMMON = new Set([...'김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지'])
export const COMPOUND = ['남궁', '황보', '제갈', '선우', '독고', '사공', '서문', '동방']
export const GIVEN = new Set([
  ...'말판갑두랑가강건겸경고관광교구국군권규균근금기길나남내늘다단달담대덕도동두라란람래려련렬령로록론루룡류름리린림마만명모무문미민바박배백범벼별병보복봄봉부비빈빛산삼상새샘서석선설섭성세소솔송수',
  ...'숙순슬승시식신심아안애양언여연열영예오옥온완용우욱운웅원월위유윤율은을음의이익인일임자재전정제조종주준중지진찬창채천철청초춘충치탁태택평표필하학한해향헌혁현형혜호홍화환회효후훈휘희든누결솜롬름엽륜',
])
/** The most common surnames: with these even a shop-like ending ('김민정', '박상원') is a person's. */
export const FIRST = new Set([...'김이박최'])
/** Syllables that most given names begin with. */
export const MIDDLE = new Set([...'주채도하시연서다동규민영지은수현성미재승진종경상준태윤선혜유희순병창기용광덕문'])
/** Endings of buildings, shops and localities: '홍익관' and '정다방' are not persons. */
export const PLACE_ENDS = new Set([...'점층호동로길가리관집당루각옥헌장원정실탕면밥국회식빌몰상역시군구읍면도청소부과팀'])

/** Endings that given names share with buildings and shops: '임준호', '강시원'. */
export const SHARED_ENDS = new Set([...'호식원구상국정헌'])
/** Syllables that given names begin with, and those that they end in, but for rare ones. */
export const GIVEN_FIRST = new Set([
  ...'가강건경계고관광교국규근금기길나남다대덕도동라래련리린만말명모무문미민범별병보복봄봉빈상서석선설성세소솔송수숙순슬승시',
  ...'신아안애양언연열영예오옥완용우욱운웅원월유윤율은을응의이익인일자장재전정제종주준중지진찬창채철청초춘충치태택필하학한',
  ...'해향헌혁현형혜호홍화환효훈휘희차',
])
export const GIVEN_LAST = new Set([
  ...'강건겸경관광교구국권규균근기길나남동라람래량렬록룡률름리린림만명미민배범별병복봉빈상서석선설섭성세소솔수숙순슬승식신실',
  ...'아안애연열엽영예온완용우욱운웅원월유윤율은을이익인일임자재정제종주준중지진찬창채천철춘태택하학한해향헌혁현형혜호홍화환',
  ...'효후훈휘희든결솜봄빛별늘륜',
])
/** Given names that are words of their own. */
export const NATIVE = new Set('사랑 예담 도담 하랑 아랑 누리 새론 로운 다솜 보람 빛나 새봄 샛별 나래 나라 우리 이든'.split(' '))

/** Every surname that is registered in Korea (census of 2015), but for those of two syllables in `COMPOUND`. */
export const REGISTERED = new Set([
  ...'가간갈감강개견경계고곡공곽교구국군궁궉권근금기길김나난남낭내노뇌누단담당대도돈동두라란랑려로뢰류리림마만매맹명모목묘묵문미민',
  ...'박반방배백범변보복봉부비빈빙사삼상서석선설섭성소손송수순승시신심십아안애야양어엄여연염엽영예오옥온옹왕요용우운원위유육윤은음이',
  ...'인임자장저전점정제조종좌주준즙지진차창채척천초총최추춘탁탄태판팽편평포표풍피필하학한함해허현형호홍화환황후흥견',
])
export const RARE_COMPOUND = ['어금', '망절', '장곡', '소봉']
/** Syllables that given names end in more rarely than in `GIVEN_LAST`. */
export const GIVEN_LAST_RARE = new Set([...'담도문비산샘단상덕달조충호담홈'])
