// Made from openapi.yaml by `npm run contract`; do not edit.

/** Areas whose calls are loaded with the first of them. */
export const laterAreas = ["passkeys"] as const;

export const operations = {
  "register": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/register",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "login": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/login",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "resendLoginActivityCode": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/resendVerifyLoginToken",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "verifyLoginActivity": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/verifyNewLoginActivity",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchangeId",
    "isPublic": true
  },
  "resetExpiredPassword": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/reset_expired_password",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchangeId",
    "isPublic": true
  },
  "forgotPassword": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/forgot_password",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "resetPassword": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/reset_password",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "verifyAccount": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/verify_account/{token}",
    "outcome": "message",
    "pathFields": [
      "token"
    ],
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "successMessage": "User verified Successfully."
  },
  "resendVerification": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/resend_verification",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "confirmLoginActivity": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/updateLoginDetails/{token}",
    "outcome": "message",
    "pathFields": [
      "token"
    ],
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "successMessage": "User New Login Activity Verified Successfully."
  },
  "disableTfaByLink": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/resetTfa/{token}",
    "outcome": "message",
    "pathFields": [
      "token"
    ],
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "successMessage": "User 2FA status disabled successfully"
  },
  "requestTfaReset": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/request_tfa_reset",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "generateTfaOtp": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/generate_email_otp_for_tfa",
    "outcome": "message",
    "encoding": "json",
    "exchangeId": "exchange_id"
  },
  "verifyTfaOtp": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/verify_email_otp_for_tfa",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "successMessage": "OTP Verified Successfully"
  },
  "tfaStatus": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/usertfastatus",
    "outcome": "httpStatus",
    "queryFields": [
      "uniqueId",
      "exchangeId",
      "email"
    ],
    "exchangeId": "exchangeId"
  },
  "checkSession": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/check_jwt",
    "outcome": "message",
    "queryFields": [
      "token",
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "successMessage": "User JWT Successfully"
  },
  "logout": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/logout",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "switchTfa": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/tfa",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "makeRecoveryCodes": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/recovery_codes",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "generateMailAuthOtp": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/generate_email_otp_for_mail_auth",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "switchMailAuth": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/mail_auth",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "changePassword": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/change_password",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "sessions": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/sessions",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "endSession": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/end_session",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "endOtherSessions": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/end_other_sessions",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "securityLog": {
    "area": "accounts",
    "method": "GET",
    "path": "/user/security_log",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "before",
      "limit"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "setCodeFirst": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/code_first",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "setAntiPhishingWord": {
    "area": "accounts",
    "method": "POST",
    "path": "/user/set_anti_phishing_word",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "apiKeys": {
    "area": "profile",
    "method": "GET",
    "path": "/user/get_apikey",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id"
  },
  "userProfile": {
    "area": "profile",
    "method": "POST",
    "path": "/user/user_profile",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "updateUser": {
    "area": "profile",
    "method": "POST",
    "path": "/user/update_user",
    "outcome": "message",
    "encoding": "multipart",
    "exchangeId": "exchange_id"
  },
  "submitKyc": {
    "area": "kyc",
    "method": "POST",
    "path": "/user/update_kyc",
    "outcome": "statusCode",
    "encoding": "multipart",
    "exchangeId": "exchange_id"
  },
  "sendKycPicture": {
    "area": "kyc",
    "method": "POST",
    "path": "/user/kyc_picture",
    "outcome": "statusCode",
    "encoding": "multipart",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "documentTypes": {
    "area": "kyc",
    "method": "POST",
    "path": "/user/get_doctype_by_country_id",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "countries": {
    "area": "profile",
    "method": "POST",
    "path": "/user/list_all_country_code",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "referrals": {
    "area": "referral",
    "method": "POST",
    "path": "/user/user_referral_list",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "sendReferralCode": {
    "area": "referral",
    "method": "POST",
    "path": "/user/send_referral_code",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "currencyStats": {
    "area": "status",
    "method": "GET",
    "path": "/get_currency_stats",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "pairStatus": {
    "area": "status",
    "method": "POST",
    "path": "/get_pair_status",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchangeId",
    "isPublic": true
  },
  "incidents": {
    "area": "status",
    "method": "GET",
    "path": "/status/incidents",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "readiness": {
    "area": "status",
    "method": "GET",
    "path": "/health",
    "outcome": "httpStatus",
    "isPublic": true,
    "isExtension": true
  },
  "liveness": {
    "area": "status",
    "method": "GET",
    "path": "/health/live",
    "outcome": "httpStatus",
    "isPublic": true,
    "isExtension": true
  },
  "fees": {
    "area": "info",
    "method": "GET",
    "path": "/getfeesdetails",
    "outcome": "httpStatus",
    "queryFields": [
      "exchangeId"
    ],
    "exchangeId": "exchangeId",
    "isPublic": true
  },
  "pairPrices": {
    "area": "markets",
    "method": "POST",
    "path": "/pair_price",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "favouritePairs": {
    "area": "markets",
    "method": "POST",
    "path": "/user/list_fav_pair",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "addFavouritePair": {
    "area": "markets",
    "method": "POST",
    "path": "/user/add_fav_pair",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "removeFavouritePair": {
    "area": "markets",
    "method": "POST",
    "path": "/user/remove_fav_pair",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "estimateUsd": {
    "area": "markets",
    "method": "GET",
    "path": "/common/get_estimatme_usdbalance",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "pair",
      "price"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "dayPrices": {
    "area": "markets",
    "method": "GET",
    "path": "/pair_price/day",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "candles": {
    "area": "markets",
    "method": "GET",
    "path": "/charts/{pair}/klines",
    "outcome": "httpStatus",
    "pathFields": [
      "pair"
    ],
    "queryFields": [
      "e",
      "fsym",
      "tsym",
      "to",
      "from",
      "limit",
      "resolution"
    ],
    "exchangeId": "e",
    "host": "chartUrl",
    "isPublic": true
  },
  "orderBook": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/order_book",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "mirroredOrderBook": {
    "area": "trading",
    "method": "POST",
    "path": "/user/get_order_book",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchangeId",
    "isPublic": true
  },
  "tape": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/trade_history",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "tapeModels": {
    "area": "trading",
    "method": "POST",
    "path": "/trade_histories",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "tapeEthUsdt": {
    "area": "trading",
    "method": "GET",
    "path": "/websocket/trade_history_ethusdt",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "userTrades": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/all_pair_user_order",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "openOrders": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/open_order",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "cancelOrder": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/cancel_order",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "placeOrder": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/new_order",
    "outcome": "statusCode",
    "encoding": "multipart",
    "exchangeId": "exchange_id"
  },
  "placeSwapOrder": {
    "area": "trading",
    "method": "POST",
    "path": "/trade/new_order_swap",
    "outcome": "statusCode",
    "encoding": "multipart",
    "exchangeId": "exchange_id"
  },
  "balances": {
    "area": "trading",
    "method": "POST",
    "path": "/user/get_balance",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "orderHistory": {
    "area": "history",
    "method": "GET",
    "path": "/trade-history",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "curr",
      "userid",
      "cache",
      "currency",
      "client_order_id",
      "from",
      "to",
      "page",
      "limit"
    ],
    "exchangeId": "exchange_id",
    "host": "tradeHistoryUrl"
  },
  "orderFills": {
    "area": "history",
    "method": "GET",
    "path": "/trade-history/fills",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "order_id",
      "page",
      "limit"
    ],
    "exchangeId": "exchange_id",
    "host": "tradeHistoryUrl",
    "isExtension": true
  },
  "requestWithdrawal": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/withdraw_request",
    "outcome": "withdrawRequest",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "generateWithdrawalOtp": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/generate_withdrawal_otp",
    "outcome": "withdrawalOtp",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "cancelWithdrawal": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/cancel_withdrawal",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "portfolio": {
    "area": "wallet",
    "method": "GET",
    "path": "/user/portfolio",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "days"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "portfolioStatement": {
    "area": "wallet",
    "method": "GET",
    "path": "/user/portfolio_statement",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "year"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "withdrawalAddresses": {
    "area": "wallet",
    "method": "GET",
    "path": "/user/withdrawal_addresses",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id",
      "currency"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "saveWithdrawalAddress": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/save_withdrawal_address",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "removeWithdrawalAddress": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/remove_withdrawal_address",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "setNewAddressWait": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/new_address_wait",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "depositAddress": {
    "area": "wallet",
    "method": "POST",
    "path": "/user/get_address",
    "outcome": "address",
    "encoding": "form",
    "exchangeId": "exchangeId"
  },
  "wallet": {
    "area": "wallet",
    "method": "GET",
    "path": "/api/wallet",
    "outcome": "httpStatus",
    "queryFields": [
      "userid",
      "cache",
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "answer": "jsonBeforeMarkup"
  },
  "transactionHistory": {
    "area": "history",
    "method": "GET",
    "path": "/transaction/history",
    "outcome": "httpStatus",
    "queryFields": [
      "type",
      "uniqueId",
      "exchangeId",
      "currency",
      "from",
      "to",
      "page",
      "limit",
      "client_withdrawal_id"
    ],
    "exchangeId": "exchangeId"
  },
  "initiateStaking": {
    "area": "staking",
    "method": "POST",
    "path": "/staking/initiatestaking",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "initiateFixedStaking": {
    "area": "staking",
    "method": "POST",
    "path": "/staking/initiatefixedstaking",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "stakingDetails": {
    "area": "staking",
    "method": "GET",
    "path": "/staking/getStakingDetails",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id"
  },
  "revokeStaking": {
    "area": "staking",
    "method": "POST",
    "path": "/staking/revokeStaking",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "disableAutoRenewal": {
    "area": "staking",
    "method": "POST",
    "path": "/staking/autorenewalupdate",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "stakingRewards": {
    "area": "staking",
    "method": "GET",
    "path": "/staking/getrewardsdetails",
    "outcome": "statusCode",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id"
  },
  "stakingPool": {
    "area": "staking",
    "method": "GET",
    "path": "/staking/pool",
    "outcome": "statusCode",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "submitSwapRatio": {
    "area": "swap",
    "method": "POST",
    "path": "/user/submit_swap_ratio",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "swapRatioDetails": {
    "area": "swap",
    "method": "GET",
    "path": "/user/swap_ratio_details",
    "outcome": "statusCode",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id"
  },
  "swap": {
    "area": "swap",
    "method": "POST",
    "path": "/swap",
    "outcome": "statusNotZero",
    "encoding": "form",
    "exchangeId": "exchange_id"
  },
  "requestOtc": {
    "area": "requests",
    "method": "POST",
    "path": "/common/otc",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "requestPartnership": {
    "area": "requests",
    "method": "POST",
    "path": "/common/partnership",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "contactSupport": {
    "area": "requests",
    "method": "POST",
    "path": "/common/contact",
    "outcome": "status",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "requestErc20Asset": {
    "area": "requests",
    "method": "POST",
    "path": "/user/add_exchange_asset_requests",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  },
  "requestOtherAsset": {
    "area": "requests",
    "method": "POST",
    "path": "/user/add_others_exchange_asset_requests",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true
  }
} as const;
