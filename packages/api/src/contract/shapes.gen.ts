// Made from openapi.yaml by `npm run contract`; do not edit.
export const definitions = {
 "AccountTfaStatus": {
  "anyOf": [
   {
    "type": "integer",
    "const": 0
   },
   {
    "type": "integer",
    "const": 1
   },
   {
    "type": "string",
    "enum": [
     "0",
     "1",
     "enable",
     "disable"
    ]
   }
  ]
 },
 "AccountVerifiedAnswer": {
  "type": "object",
  "required": [
   "message"
  ],
  "properties": {
   "message": {
    "type": "string"
   },
   "email": {
    "type": "string"
   }
  }
 },
 "ActivityFlag": {
  "type": "string",
  "enum": [
   "Active",
   "Inactive"
  ]
 },
 "AnyTradeEvent": {
  "allOf": [
   {
    "ref": "TradeEvent"
   }
  ],
  "required": [
   "pair"
  ]
 },
 "ApiKey": {
  "type": "object",
  "required": [
   "apiKey"
  ],
  "properties": {
   "apiKey": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "lastUsedAt": {
    "ref": "DateTime"
   }
  }
 },
 "ApiKeysAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "ApiKey"
    }
   }
  }
 },
 "Balance": {
  "type": "object",
  "required": true,
  "properties": {
   "symbol": {
    "ref": "CurrencySymbol"
   },
   "balance": {
    "ref": "Decimal"
   }
  }
 },
 "BalancesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "Balance"
    }
   }
  }
 },
 "BookEvent": {
  "type": "object",
  "required": [
   "pair",
   "asks",
   "bids"
  ],
  "properties": {
   "pair": {
    "ref": "PairName"
   },
   "seq": {
    "ref": "BookSequence"
   },
   "asks": {
    "type": "array",
    "items": {
     "ref": "BookLevel"
    }
   },
   "bids": {
    "type": "array",
    "items": {
     "ref": "BookLevel"
    }
   }
  }
 },
 "BookLevel": {
  "type": "array",
  "prefixItems": [
   {
    "ref": "Decimal"
   },
   {
    "ref": "Decimal"
   }
  ]
 },
 "BookSequence": {
  "type": "integer"
 },
 "CandlesAnswer": {
  "type": "object",
  "required": [
   "s"
  ],
  "properties": {
   "s": {
    "type": "string",
    "enum": [
     "ok",
     "no_data",
     "error"
    ]
   },
   "t": {
    "type": "array",
    "items": {
     "type": "integer"
    }
   },
   "dateStr": {
    "type": "array",
    "items": {
     "type": "string"
    }
   },
   "o": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   },
   "h": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   },
   "l": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   },
   "c": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   },
   "v": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   },
   "errmsg": {
    "type": "string"
   }
  }
 },
 "ClientOrderId": {
  "type": "string"
 },
 "ClientStakeId": {
  "type": "string"
 },
 "ClientSwapId": {
  "type": "string"
 },
 "ClientWithdrawalId": {
  "type": "string"
 },
 "CodeLength": {
  "type": "integer"
 },
 "CountriesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "Country"
    }
   }
  }
 },
 "Country": {
  "type": "object",
  "required": true,
  "properties": {
   "countryId": {
    "ref": "CountryId"
   },
   "name": {
    "type": "string"
   },
   "dialCode": {
    "ref": "Id"
   }
  }
 },
 "CountryId": {
  "type": "string"
 },
 "CurrencyStats": {
  "type": "object",
  "additionalProperties": {
   "ref": "CurrencyStatus"
  }
 },
 "CurrencyStatsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "ref": "CurrencyStats"
   }
  }
 },
 "CurrencyStatus": {
  "type": "array",
  "prefixItems": [
   {
    "type": "string"
   },
   {
    "ref": "ActivityFlag"
   },
   {
    "ref": "ActivityFlag"
   }
  ]
 },
 "CurrencySymbol": {
  "type": "string"
 },
 "DateTime": {
  "type": "string"
 },
 "DayPrices": {
  "type": "object",
  "required": true,
  "properties": {
   "pairName": {
    "ref": "PairName"
   },
   "prices": {
    "type": "array",
    "items": {
     "ref": "Decimal"
    }
   }
  }
 },
 "DayPricesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "DayPrices"
    }
   }
  }
 },
 "Decimal": {
  "type": [
   "string",
   "number"
  ],
  "pattern": "^[+-]?\\d+(\\.\\d+)?$"
 },
 "DecimalText": {
  "type": "string"
 },
 "DepositAddress": {
  "type": "object",
  "required": [
   "address"
  ],
  "properties": {
   "name": {
    "type": "string"
   },
   "address": {
    "type": "string"
   },
   "destinationTag": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "isSimulated": {
    "type": "boolean"
   }
  }
 },
 "DepositAddressAnswer": {
  "type": "object",
  "required": [
   "message"
  ],
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "anyOf": [
     {
      "ref": "DepositAddress"
     },
     {
      "ref": "DepositAddressError"
     },
     {
      "type": "string"
     }
    ]
   }
  }
 },
 "DepositAddressError": {
  "type": "object",
  "required": true,
  "properties": {
   "error": {
    "type": "string"
   }
  }
 },
 "DepositEvent": {
  "allOf": [
   {
    "ref": "DepositItem"
   },
   {
    "type": "object",
    "required": [
     "userId",
     "depositId"
    ],
    "properties": {
     "userId": {
      "ref": "TraderId"
     }
    }
   }
  ]
 },
 "DepositItem": {
  "type": "object",
  "required": [
   "status",
   "currencyName",
   "amount",
   "createdAt"
  ],
  "properties": {
   "status": {
    "type": "string"
   },
   "currencyName": {
    "type": "string"
   },
   "amount": {
    "ref": "Decimal"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "transactionId": {
    "ref": "Id"
   },
   "depositId": {
    "ref": "Id"
   },
   "confirmations": {
    "type": "integer"
   },
   "confirmationsNeeded": {
    "type": "integer"
   },
   "keptFor": {
    "ref": "KeptFor"
   },
   "steps": {
    "type": "array",
    "items": {
     "ref": "DepositStep"
    }
   }
  }
 },
 "DepositStep": {
  "type": "object",
  "required": [
   "step",
   "at"
  ],
  "properties": {
   "step": {
    "type": "string",
    "enum": [
     "seen",
     "credited",
     "confirmed",
     "kept",
     "returned",
     "gone",
     "reversed"
    ]
   },
   "at": {
    "ref": "DateTime"
   },
   "confirmations": {
    "type": "integer"
   },
   "keptFor": {
    "ref": "KeptFor"
   },
   "repaid": {
    "ref": "DecimalText"
   },
   "owed": {
    "ref": "DecimalText"
   },
   "transactionId": {
    "ref": "Id"
   },
   "reason": {
    "type": "string"
   }
  }
 },
 "DocumentType": {
  "type": "object",
  "required": true,
  "properties": {
   "docTypeId": {
    "ref": "Id"
   },
   "name": {
    "type": "string"
   }
  }
 },
 "DocumentTypesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "DocumentType"
    }
   }
  }
 },
 "FavouritePair": {
  "type": "object",
  "required": true,
  "properties": {
   "pairId": {
    "ref": "Id"
   }
  }
 },
 "FavouritePairAnswer": {
  "type": "object",
  "required": [
   "status"
  ],
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   }
  }
 },
 "FavouritePairsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "FavouritePair"
    }
   }
  }
 },
 "Fees": {
  "type": "object",
  "properties": {
   "tradingFees": {
    "type": "array",
    "items": {
     "ref": "TradingFee"
    }
   },
   "withdrawalFees": {
    "type": "array",
    "items": {
     "ref": "WithdrawalFee"
    }
   },
   "name": {
    "type": "string"
   }
  }
 },
 "FeesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "ref": "Fees"
   }
  }
 },
 "Flag": {
  "anyOf": [
   {
    "type": "integer",
    "const": 0
   },
   {
    "type": "integer",
    "const": 1
   },
   {
    "type": "string",
    "enum": [
     "0",
     "1"
    ]
   },
   {
    "type": "boolean"
   }
  ]
 },
 "HealthAnswer": {
  "type": "object",
  "required": [
   "status"
  ],
  "properties": {
   "status": {
    "ref": "HealthState"
   },
   "version": {
    "type": "string"
   },
   "checks": {
    "type": "object",
    "additionalProperties": {
     "ref": "HealthCheck"
    }
   }
  }
 },
 "HealthCheck": {
  "type": "string",
  "enum": [
   "ok",
   "unavailable",
   "wrong",
   "held",
   "missing",
   "unknown"
  ]
 },
 "HealthState": {
  "type": "string",
  "enum": [
   "ok",
   "unavailable"
  ]
 },
 "Heartbeat": {
  "type": "object",
  "properties": {
   "sentAt": {
    "ref": "DateTime"
   }
  }
 },
 "Id": {
  "type": [
   "string",
   "integer"
  ]
 },
 "IgnoredPayload": {},
 "Incident": {
  "type": "object",
  "required": true,
  "properties": {
   "id": {
    "type": "string"
   },
   "title": {
    "type": "string"
   },
   "openedAt": {
    "type": "string"
   },
   "closedAt": {
    "type": [
     "string",
     "null"
    ]
   },
   "updates": {
    "type": "array",
    "items": {
     "ref": "IncidentUpdate"
    }
   }
  }
 },
 "IncidentsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "Incident"
    }
   }
  }
 },
 "IncidentUpdate": {
  "type": "object",
  "required": true,
  "properties": {
   "at": {
    "type": "string"
   },
   "text": {
    "type": "string"
   }
  }
 },
 "Invitation": {
  "type": "object",
  "required": true,
  "properties": {
   "email": {
    "type": "string"
   },
   "sentAt": {
    "ref": "DateTime"
   }
  }
 },
 "KeptFor": {
  "type": "string",
  "enum": [
   "minimum",
   "tagMissing",
   "tagUnknown",
   "addressUnknown",
   "closed",
   "accountClosed",
   "changed"
  ]
 },
 "KycImage": {
  "type": [
   "string",
   "null"
  ]
 },
 "KycPictureAnswer": {
  "type": "object",
  "required": [
   "statusCode"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "required": true,
    "properties": {
     "pictureId": {
      "ref": "Id"
     },
     "side": {
      "ref": "KycSide"
     }
    }
   }
  }
 },
 "KycRecord": {
  "type": "object",
  "required": [
   "uniqueId"
  ],
  "properties": {
   "uniqueId": {
    "ref": "Id"
   },
   "imgUniqueId": {
    "ref": "Id"
   },
   "imgUniqueId_2": {
    "ref": "Id"
   },
   "imgUniqueId_3": {
    "ref": "Id"
   },
   "firstName": {
    "type": "string"
   },
   "lastName": {
    "type": "string"
   },
   "gender": {
    "type": [
     "string",
     "integer"
    ]
   },
   "countryId": {
    "ref": "Id"
   },
   "docTypeId": {
    "ref": "Id"
   },
   "docUniqueNo": {
    "ref": "Id"
   },
   "dob": {
    "type": "string"
   },
   "image": {
    "ref": "KycImage"
   },
   "image_2": {
    "ref": "KycImage"
   },
   "image_3": {
    "ref": "KycImage"
   },
   "submittedAt": {
    "ref": "DateTime"
   },
   "reason": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "KycSide": {
  "type": "string",
  "enum": [
   "front",
   "back",
   "holding"
  ]
 },
 "LiveRefusal": {
  "type": "object",
  "required": [
   "code",
   "message"
  ],
  "properties": {
   "code": {
    "ref": "RefusalCode"
   },
   "message": {
    "type": "string"
   },
   "retryAfter": {
    "type": "integer"
   }
  }
 },
 "LoginAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "message"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "token": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "properties": {
     "token": {
      "type": "string"
     }
    }
   },
   "uniqueId": {
    "ref": "Id"
   },
   "email": {
    "type": "string"
   },
   "feeDetail": {
    "type": "array",
    "items": {
     "ref": "LoginFee"
    }
   },
   "tfaStatus": {
    "ref": "AccountTfaStatus"
   },
   "tfaCode": {
    "ref": "TfaSecret"
   },
   "tfa_response": {
    "type": [
     "integer",
     "string",
     "boolean"
    ]
   },
   "mailAuth": {
    "ref": "Flag"
   },
   "forceResetPwd": {
    "ref": "Flag"
   },
   "takesRecoveryCode": {
    "type": "boolean"
   },
   "checkToken": {
    "type": "string"
   }
  }
 },
 "LoginFee": {
  "type": "object",
  "required": true,
  "properties": {
   "symbol": {
    "type": "string"
   },
   "buy": {
    "ref": "Decimal"
   },
   "sell": {
    "ref": "Decimal"
   }
  }
 },
 "MadeRecoveryCodes": {
  "type": "object",
  "required": true,
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "recoveryCodes": {
    "ref": "RecoveryCodes"
   }
  }
 },
 "MatchEvent": {
  "type": "object",
  "required": [
   "Pair",
   "Amount"
  ],
  "properties": {
   "Pair": {
    "ref": "PairName"
   },
   "Amount": {
    "ref": "Decimal"
   },
   "Trade_status": {
    "ref": "TradeStatus"
   }
  }
 },
 "MessageOnly": {
  "type": "object",
  "required": true,
  "properties": {
   "message": {
    "type": "string"
   }
  }
 },
 "NewAddressWait": {
  "type": "object",
  "required": true,
  "properties": {
   "isOn": {
    "type": "boolean"
   },
   "endsAt": {
    "type": [
     "string",
     "null"
    ]
   }
  }
 },
 "NewAddressWaitAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "NewAddressWait"
   }
  }
 },
 "NewOrderAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "message"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "PlacedOrder"
   }
  }
 },
 "OpenOrder": {
  "type": "object",
  "required": [
   "uniqueId",
   "pairName",
   "type",
   "price",
   "originalQty",
   "filledQty",
   "status",
   "createdAt"
  ],
  "properties": {
   "uniqueId": {
    "ref": "Id"
   },
   "pairName": {
    "ref": "PairName"
   },
   "type": {
    "ref": "Side"
   },
   "price": {
    "ref": "Decimal"
   },
   "originalQty": {
    "ref": "Decimal"
   },
   "filledQty": {
    "ref": "Decimal"
   },
   "total": {
    "ref": "Decimal"
   },
   "updatedTotal": {
    "ref": "Decimal"
   },
   "status": {
    "type": "string"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "fee": {
    "ref": "Decimal"
   },
   "client_order_id": {
    "ref": "ClientOrderId"
   }
  }
 },
 "OpenOrdersAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "OpenOrder"
    }
   }
  }
 },
 "OpenSession": {
  "type": "object",
  "required": true,
  "properties": {
   "id": {
    "type": "string"
   },
   "device": {
    "type": [
     "string",
     "null"
    ]
   },
   "address": {
    "type": "string"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "lastSeenAt": {
    "ref": "DateTime"
   },
   "isCurrent": {
    "type": "boolean"
   }
  }
 },
 "OrderBook": {
  "type": "object",
  "required": [
   "asks",
   "bids"
  ],
  "properties": {
   "pair": {
    "ref": "PairName"
   },
   "seq": {
    "ref": "BookSequence"
   },
   "asks": {
    "type": "array",
    "items": {
     "ref": "OrderBookRow"
    }
   },
   "bids": {
    "type": "array",
    "items": {
     "ref": "OrderBookRow"
    }
   }
  }
 },
 "OrderBookAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "ref": "OrderBook"
   }
  }
 },
 "OrderBookRow": {
  "type": "object",
  "required": true,
  "properties": {
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   }
  }
 },
 "OrderCancelEvent": {
  "type": "object",
  "required": true,
  "properties": {
   "Type": {
    "ref": "Side"
   },
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   }
  }
 },
 "OrderFill": {
  "type": "object",
  "required": true,
  "properties": {
   "tradeId": {
    "ref": "Id"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   },
   "total": {
    "ref": "Decimal"
   },
   "fee": {
    "ref": "Decimal"
   },
   "received": {
    "ref": "Decimal"
   },
   "role": {
    "type": "string",
    "enum": [
     "maker",
     "taker"
    ]
   },
   "filledAt": {
    "ref": "DateTime"
   }
  }
 },
 "OrderFillsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "OrderFill"
    }
   },
   "count": {
    "type": "integer"
   }
  }
 },
 "OrderHistoryAnswer": {
  "type": "object",
  "required": [
   "data"
  ],
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "OrderHistoryRow"
    }
   },
   "count": {
    "type": "integer"
   }
  }
 },
 "OrderHistoryRow": {
  "type": "object",
  "required": [
   "name",
   "type",
   "status",
   "averagePrice",
   "amount",
   "receivedTotal",
   "total",
   "updatedAt"
  ],
  "properties": {
   "uniqueId": {
    "ref": "Id"
   },
   "name": {
    "ref": "PairName"
   },
   "tradeType": {
    "type": "string"
   },
   "type": {
    "ref": "Side"
   },
   "status": {
    "type": "string"
   },
   "averagePrice": {
    "ref": "Decimal"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   },
   "receivedTotal": {
    "ref": "Decimal"
   },
   "total": {
    "ref": "Decimal"
   },
   "fee": {
    "ref": "Decimal"
   },
   "updatedAt": {
    "ref": "DateTime"
   },
   "client_order_id": {
    "ref": "ClientOrderId"
   }
  }
 },
 "PairName": {
  "type": "string"
 },
 "PairOrderEvent": {
  "type": "object",
  "required": [
   "Type"
  ],
  "properties": {
   "Type": {
    "ref": "Side"
   },
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   },
   "status": {
    "type": "string",
    "enum": [
     "accepted",
     "cancelled"
    ]
   }
  }
 },
 "PairPricesAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "PairStats"
    }
   }
  }
 },
 "PairStats": {
  "type": "object",
  "required": [
   "pairId",
   "pairName",
   "price",
   "percentChange",
   "high",
   "low",
   "volume"
  ],
  "properties": {
   "pairId": {
    "ref": "Id"
   },
   "pairName": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "usdPrice": {
    "ref": "Decimal"
   },
   "xdcPrice": {
    "ref": "Decimal"
   },
   "change": {
    "ref": "Decimal"
   },
   "percentChange": {
    "ref": "Decimal"
   },
   "colour": {
    "type": "string",
    "enum": [
     "green",
     "red"
    ]
   },
   "high": {
    "ref": "Decimal"
   },
   "low": {
    "ref": "Decimal"
   },
   "volume": {
    "ref": "Decimal"
   },
   "reference": {
    "ref": "Decimal"
   }
  }
 },
 "PairStatsEvent": {
  "type": "array",
  "items": {
   "ref": "PairStats"
  }
 },
 "PairStatus": {
  "type": "object",
  "required": true,
  "properties": {
   "pair": {
    "ref": "PairName"
   },
   "tradingFlag": {
    "type": "boolean"
   }
  }
 },
 "PairStatusAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "PairStatus"
    }
   }
  }
 },
 "PairStatusEvent": {
  "type": "array",
  "items": {
   "ref": "PairStatus"
  }
 },
 "PairVolume": {
  "type": "object",
  "required": true,
  "properties": {
   "pairName": {
    "ref": "PairName"
   },
   "volume": {
    "ref": "Decimal"
   }
  }
 },
 "PairVolumeEvent": {
  "type": "array",
  "items": {
   "ref": "PairVolume"
  }
 },
 "PlacedOrder": {
  "type": "object",
  "required": [
   "uniqueId"
  ],
  "properties": {
   "uniqueId": {
    "ref": "Id"
   },
   "status": {
    "type": "string"
   },
   "filledQty": {
    "ref": "Decimal"
   },
   "client_order_id": {
    "ref": "ClientOrderId"
   }
  }
 },
 "PortfolioAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "object",
    "required": [
     "isComplete",
     "coins",
     "days"
    ],
    "properties": {
     "isComplete": {
      "type": "boolean"
     },
     "firstYear": {
      "type": "integer"
     },
     "coins": {
      "type": "array",
      "items": {
       "ref": "PortfolioCoin"
      }
     },
     "days": {
      "type": "array",
      "items": {
       "ref": "PortfolioDay"
      }
     }
    }
   }
  }
 },
 "PortfolioCoin": {
  "type": "object",
  "required": [
   "symbol",
   "amount",
   "realised",
   "earned",
   "hasDeposits"
  ],
  "properties": {
   "symbol": {
    "type": "string"
   },
   "amount": {
    "ref": "Decimal"
   },
   "cost": {
    "ref": "Decimal"
   },
   "averageCost": {
    "ref": "Decimal"
   },
   "realised": {
    "ref": "Decimal"
   },
   "earned": {
    "ref": "Decimal"
   },
   "hasDeposits": {
    "type": "boolean"
   }
  }
 },
 "PortfolioDay": {
  "type": "object",
  "required": true,
  "properties": {
   "day": {
    "type": "string"
   },
   "worth": {
    "ref": "Decimal"
   },
   "cost": {
    "ref": "Decimal"
   }
  }
 },
 "PortfolioFlow": {
  "type": "object",
  "required": true,
  "properties": {
   "quantity": {
    "ref": "Decimal"
   },
   "usd": {
    "ref": "Decimal"
   }
  }
 },
 "PortfolioStatementAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "object",
    "required": true,
    "properties": {
     "isComplete": {
      "type": "boolean"
     },
     "year": {
      "type": "integer"
     },
     "coins": {
      "type": "array",
      "items": {
       "ref": "PortfolioStatementLine"
      }
     },
     "days": {
      "type": "array",
      "items": {
       "ref": "PortfolioStatementLine"
      }
     }
    }
   }
  }
 },
 "PortfolioStatementLine": {
  "type": "object",
  "required": [
   "symbol",
   "flows",
   "proceeds",
   "realised"
  ],
  "properties": {
   "symbol": {
    "type": "string"
   },
   "day": {
    "type": "string"
   },
   "flows": {
    "type": "object",
    "additionalProperties": {
     "ref": "PortfolioFlow"
    }
   },
   "proceeds": {
    "ref": "Decimal"
   },
   "realised": {
    "ref": "Decimal"
   }
  }
 },
 "ProfileDocumentStatus": {
  "anyOf": [
   {
    "type": "string",
    "enum": [
     "Pending",
     "Submitted",
     "Approved",
     "Rejected",
     "0",
     "1",
     "2",
     "3"
    ]
   },
   {
    "type": "integer",
    "const": 0
   },
   {
    "type": "integer",
    "const": 1
   },
   {
    "type": "integer",
    "const": 2
   },
   {
    "type": "integer",
    "const": 3
   }
  ]
 },
 "ProfileNumber": {
  "type": [
   "string",
   "integer",
   "null"
  ]
 },
 "ProfileText": {
  "type": [
   "string",
   "null"
  ]
 },
 "PublicTrade": {
  "type": "object",
  "required": true,
  "properties": {
   "id": {
    "ref": "Id"
   },
   "created_at": {
    "ref": "DateTime"
   },
   "quantity": {
    "ref": "Decimal"
   },
   "taker_side": {
    "ref": "Side"
   },
   "price": {
    "ref": "Decimal"
   }
  }
 },
 "RecoveryCodes": {
  "type": "array",
  "items": {
   "type": "string"
  }
 },
 "Referral": {
  "type": "object",
  "required": [
   "updatedAt",
   "firstName",
   "lastName",
   "referralAmount",
   "currencySymbol"
  ],
  "properties": {
   "updatedAt": {
    "ref": "DateTime"
   },
   "firstName": {
    "type": "string"
   },
   "lastName": {
    "type": "string"
   },
   "referralAmount": {
    "ref": "Decimal"
   },
   "currencySymbol": {
    "type": "string"
   },
   "referralStatus": {
    "type": "string"
   },
   "referrerStatus": {
    "type": "string"
   },
   "referredStatus": {
    "type": "string"
   },
   "role": {
    "type": "string",
    "enum": [
     "referrer",
     "referred"
    ]
   }
  }
 },
 "ReferralEvent": {
  "type": "object",
  "required": true,
  "properties": {
   "userId": {
    "ref": "TraderId"
   },
   "role": {
    "type": "string",
    "enum": [
     "referrer",
     "referred"
    ]
   },
   "referralStatus": {
    "type": "string"
   },
   "referralAmount": {
    "ref": "Decimal"
   },
   "currencySymbol": {
    "type": "string"
   }
  }
 },
 "ReferralsAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "data"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "ref": "Referral"
      },
      {
       "ref": "ReferrerBonus"
      }
     ]
    }
   },
   "invitations": {
    "type": "array",
    "items": {
     "ref": "Invitation"
    }
   },
   "budgetUsedUp": {
    "type": "boolean"
   }
  }
 },
 "ReferrerBonus": {
  "type": "object",
  "required": [
   "updated_at",
   "referred_name",
   "referrer_bonus",
   "currency"
  ],
  "properties": {
   "updated_at": {
    "ref": "DateTime"
   },
   "referred_name": {
    "type": "string"
   },
   "referred_users": {
    "type": [
     "integer",
     "string"
    ]
   },
   "referrer_bonus": {
    "ref": "Decimal"
   },
   "currency": {
    "type": "string"
   }
  }
 },
 "RefusalCode": {
  "type": "string",
  "anyOf": [
   {
    "const": "session_ended"
   },
   {
    "const": "new_login_activity"
   },
   {
    "const": "forbidden"
   },
   {
    "const": "wrong_email_code"
   },
   {
    "const": "wrong_two_factor_code"
   },
   {
    "const": "insufficient_funds"
   },
   {
    "const": "email_not_verified"
   },
   {
    "const": "wrong_credentials"
   },
   {
    "const": "invalid_request"
   },
   {
    "const": "not_found"
   },
   {
    "const": "conflict"
   },
   {
    "const": "too_many_requests"
   },
   {
    "const": "not_implemented"
   },
   {
    "const": "unavailable"
   },
   {
    "const": "unconfirmed"
   },
   {
    "type": "string"
   }
  ]
 },
 "RequestReference": {
  "type": "string"
 },
 "RequestTaken": {
  "type": "object",
  "required": [
   "statusCode",
   "message"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "reference": {
    "ref": "RequestReference"
   }
  }
 },
 "ResendLoginActivityCodeAnswer": {
  "type": "object",
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "type": "object",
    "properties": {
     "socketToken": {
      "type": "string"
     },
     "codeLength": {
      "ref": "CodeLength"
     }
    }
   }
  }
 },
 "SavedAddress": {
  "type": "object",
  "required": [
   "id",
   "currency",
   "label",
   "address"
  ],
  "properties": {
   "id": {
    "ref": "Id"
   },
   "currency": {
    "type": "string"
   },
   "label": {
    "type": "string"
   },
   "address": {
    "type": "string"
   },
   "destinationTag": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "since": {
    "ref": "DateTime"
   }
  }
 },
 "SavedAddressAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "SavedAddress"
   }
  }
 },
 "SavedAddressesAnswer": {
  "type": "object",
  "required": [
   "data"
  ],
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "SavedAddress"
    }
   },
   "newAddressWait": {
    "ref": "NewAddressWait"
   }
  }
 },
 "SecurityLogAnswer": {
  "type": "object",
  "required": [
   "data",
   "next"
  ],
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "SecurityLogEntry"
    }
   },
   "next": {
    "type": [
     "string",
     "null"
    ]
   },
   "asksCodeFirst": {
    "type": "boolean"
   }
  }
 },
 "SecurityLogEntry": {
  "type": "object",
  "required": [
   "id",
   "kind",
   "at",
   "address",
   "device"
  ],
  "properties": {
   "id": {
    "type": "string"
   },
   "kind": {
    "ref": "SecurityLogKind"
   },
   "at": {
    "ref": "DateTime"
   },
   "address": {
    "type": [
     "string",
     "null"
    ]
   },
   "device": {
    "type": [
     "string",
     "null"
    ]
   },
   "detail": {
    "type": "string"
   }
  }
 },
 "SecurityLogKind": {
  "type": "string"
 },
 "SessionsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "OpenSession"
    }
   }
  }
 },
 "Side": {
  "type": "string",
  "enum": [
   "buy",
   "sell"
  ]
 },
 "StakeAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "message"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "StakingRecord"
   }
  }
 },
 "StakingDetailsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "StakingRecord"
    }
   }
  }
 },
 "StakingOffer": {
  "type": "object",
  "required": true,
  "properties": {
   "tenure": {
    "type": "integer"
   },
   "yearlyRate": {
    "ref": "Decimal"
   }
  }
 },
 "StakingPool": {
  "type": "object",
  "required": true,
  "properties": {
   "totalStaked": {
    "ref": "Decimal"
   },
   "cap": {
    "ref": "Decimal"
   },
   "isOpen": {
    "type": "boolean"
   },
   "flexible": {
    "type": "array",
    "items": {
     "ref": "StakingOffer"
    }
   },
   "fixed": {
    "type": "array",
    "items": {
     "ref": "StakingOffer"
    }
   }
  }
 },
 "StakingPoolAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "data": {
    "ref": "StakingPool"
   }
  }
 },
 "StakingRecord": {
  "type": "object",
  "required": [
   "stakingId",
   "currencyName",
   "startDate",
   "stakingAmount",
   "tenure",
   "status",
   "autoRenewal",
   "stakingType"
  ],
  "properties": {
   "stakingId": {
    "ref": "Id"
   },
   "currencyName": {
    "type": "string"
   },
   "startDate": {
    "ref": "DateTime"
   },
   "endDate": {
    "type": [
     "string",
     "null"
    ]
   },
   "nextRewardDate": {
    "type": [
     "string",
     "null"
    ]
   },
   "redemptionDate": {
    "type": [
     "string",
     "null"
    ]
   },
   "stakingAmount": {
    "ref": "Decimal"
   },
   "tenure": {
    "type": [
     "integer",
     "string"
    ]
   },
   "rewardsReceived": {
    "ref": "Decimal"
   },
   "status": {
    "type": "string"
   },
   "autoRenewal": {
    "type": "boolean"
   },
   "stakingType": {
    "type": "string",
    "enum": [
     "fixed",
     "flexible"
    ]
   },
   "yearlyRate": {
    "ref": "Decimal"
   },
   "client_stake_id": {
    "ref": "ClientStakeId"
   }
  }
 },
 "StakingReward": {
  "type": "object",
  "required": [
   "rewardDate",
   "rewardAmount"
  ],
  "properties": {
   "rewardDate": {
    "ref": "DateTime"
   },
   "rewardAmount": {
    "ref": "Decimal"
   },
   "status": {
    "type": "string"
   },
   "stakingType": {
    "type": "string",
    "enum": [
     "fixed",
     "flexible"
    ]
   },
   "stakingId": {
    "ref": "Id"
   }
  }
 },
 "StakingRewardsAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "data"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "type": "array",
    "items": {
     "ref": "StakingReward"
    }
   }
  }
 },
 "StatusCodeMessage": {
  "type": "object",
  "required": true,
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   }
  }
 },
 "StatusMessage": {
  "type": "object",
  "required": true,
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   }
  }
 },
 "StatusRequestTaken": {
  "type": "object",
  "required": [
   "status",
   "message"
  ],
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "reference": {
    "ref": "RequestReference"
   }
  }
 },
 "SwapRatioAnswer": {
  "type": "object",
  "required": [
   "status",
   "message"
  ],
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "SwapRatioRow"
   }
  }
 },
 "SwapRatioDetailsAnswer": {
  "type": "object",
  "required": [
   "statusCode",
   "data"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "type": "array",
    "items": {
     "ref": "SwapRatioRow"
    }
   }
  }
 },
 "SwapRatioRow": {
  "type": "object",
  "required": [
   "transactionHash",
   "buyDate",
   "amount",
   "amountUSD",
   "status"
  ],
  "properties": {
   "transactionHash": {
    "type": "string"
   },
   "buyDate": {
    "ref": "DateTime"
   },
   "amount": {
    "ref": "Decimal"
   },
   "amountUSD": {
    "ref": "Decimal"
   },
   "swappedXDC": {
    "type": [
     "string",
     "number",
     "null"
    ],
    "pattern": "^[+-]?\\d+(\\.\\d+)?$"
   },
   "reason": {
    "type": [
     "string",
     "null"
    ]
   },
   "status": {
    "type": "string"
   },
   "updatedAt": {
    "ref": "DateTime"
   },
   "client_swap_id": {
    "ref": "ClientSwapId"
   }
  }
 },
 "SwitchedTfa": {
  "type": "object",
  "required": [
   "status",
   "message"
  ],
  "properties": {
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "recoveryCodes": {
    "ref": "RecoveryCodes"
   }
  }
 },
 "TapeAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "PublicTrade"
    }
   }
  }
 },
 "TapeEvent": {
  "type": "array",
  "items": {
   "ref": "PublicTrade"
  }
 },
 "TapeModelsAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "models": {
    "type": "array",
    "items": {
     "ref": "PublicTrade"
    }
   }
  }
 },
 "TfaSecret": {
  "type": "string"
 },
 "TfaStatusAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "object",
    "properties": {
     "tfaStatus": {
      "ref": "AccountTfaStatus"
     },
     "mailAuth": {
      "ref": "Flag"
     }
    }
   }
  }
 },
 "TradeEvent": {
  "type": "object",
  "required": [
   "price",
   "amount",
   "side"
  ],
  "properties": {
   "id": {
    "ref": "Id"
   },
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   },
   "side": {
    "ref": "Side"
   },
   "created_at": {
    "ref": "DateTime"
   }
  }
 },
 "TraderId": {
  "type": "string"
 },
 "TradeStatus": {
  "type": "string",
  "enum": [
   "partially",
   "completed"
  ]
 },
 "TradingFee": {
  "type": "object",
  "required": [
   "buy",
   "sell"
  ],
  "properties": {
   "symbol": {
    "ref": "PairName"
   },
   "currencySymbol": {
    "ref": "PairName"
   },
   "buy": {
    "ref": "Decimal"
   },
   "sell": {
    "ref": "Decimal"
   }
  }
 },
 "TransactionHistoryAnswer": {
  "type": "object",
  "required": [
   "data"
  ],
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "anyOf": [
      {
       "ref": "WithdrawalItem"
      },
      {
       "ref": "DepositItem"
      }
     ]
    }
   },
   "total": {
    "type": "integer"
   }
  }
 },
 "UsdEstimate": {
  "type": "object",
  "required": [
   "usdPrice"
  ],
  "properties": {
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "usdPrice": {
    "ref": "Decimal"
   }
  }
 },
 "UsdEstimateAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "ref": "UsdEstimate"
   }
  }
 },
 "UsdPricesEvent": {
  "type": "object",
  "additionalProperties": {
   "ref": "Decimal"
  }
 },
 "UserOrderCancelEvent": {
  "type": "object",
  "required": [
   "userId",
   "Type",
   "pair"
  ],
  "properties": {
   "userId": {
    "ref": "Id"
   },
   "uniqueId": {
    "ref": "Id"
   },
   "Type": {
    "ref": "Side"
   },
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "amount": {
    "ref": "Decimal"
   }
  }
 },
 "UserOrderEvent": {
  "type": "object",
  "required": [
   "userId",
   "Type",
   "pair"
  ],
  "properties": {
   "userId": {
    "ref": "Id"
   },
   "uniqueId": {
    "ref": "Id"
   },
   "Type": {
    "ref": "Side"
   },
   "pair": {
    "ref": "PairName"
   },
   "price": {
    "ref": "Decimal"
   },
   "originalQty": {
    "ref": "Decimal"
   },
   "filledQty": {
    "ref": "Decimal"
   },
   "averagePrice": {
    "ref": "Decimal"
   },
   "status": {
    "type": "string"
   }
  }
 },
 "UserProfile": {
  "type": "object",
  "required": [
   "firstName",
   "lastName",
   "email",
   "documentStatus"
  ],
  "properties": {
   "firstName": {
    "type": "string"
   },
   "lastName": {
    "type": "string"
   },
   "email": {
    "type": "string"
   },
   "referralCode": {
    "ref": "ProfileText"
   },
   "documentStatus": {
    "ref": "ProfileDocumentStatus"
   },
   "tfaStatus": {
    "ref": "AccountTfaStatus"
   },
   "tfaCode": {
    "ref": "TfaSecret"
   },
   "mailAuth": {
    "ref": "Flag"
   },
   "passkeyCount": {
    "type": "integer"
   },
   "recoveryCodesLeft": {
    "type": [
     "integer",
     "null"
    ]
   },
   "mobileISD": {
    "ref": "ProfileNumber"
   },
   "mobileNo": {
    "ref": "ProfileNumber"
   },
   "address": {
    "ref": "ProfileText"
   },
   "city": {
    "ref": "ProfileText"
   },
   "state": {
    "ref": "ProfileText"
   },
   "postalCode": {
    "ref": "ProfileNumber"
   },
   "countryId": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "profileImage": {
    "type": [
     "string",
     "null"
    ]
   },
   "antiPhishingWord": {
    "type": [
     "string",
     "null"
    ]
   },
   "withdrawableUntil": {
    "type": [
     "string",
     "null"
    ]
   },
   "kyc": {
    "anyOf": [
     {
      "ref": "KycRecord"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "UserProfileAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "ref": "UserProfile"
   }
  }
 },
 "UserTradeEvent": {
  "type": "object",
  "required": true,
  "properties": {
   "userId": {
    "ref": "Id"
   },
   "Pair": {
    "ref": "PairName"
   },
   "Amount": {
    "ref": "Decimal"
   },
   "Trade_status": {
    "ref": "TradeStatus"
   }
  }
 },
 "WalletAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "WalletRow"
    }
   }
  }
 },
 "WalletRow": {
  "type": "object",
  "required": [
   "symbol",
   "balance"
  ],
  "properties": {
   "symbol": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "balance": {
    "ref": "Decimal"
   },
   "inTrade": {
    "ref": "Decimal"
   },
   "allowWithdrawal": {
    "ref": "Flag"
   },
   "totalWithdrew": {
    "ref": "Decimal"
   },
   "maxUserWithdrawal": {
    "ref": "Decimal"
   },
   "withdrawalStartIn": {
    "type": [
     "string",
     "null"
    ]
   },
   "tfaStatus": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "documentStatus": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "currencyAddress": {
    "type": [
     "string",
     "null"
    ]
   },
   "destinationTag": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "inWithdrawals": {
    "ref": "Decimal"
   },
   "staked": {
    "ref": "Decimal"
   },
   "inSwaps": {
    "ref": "Decimal"
   },
   "unconfirmed": {
    "ref": "Decimal"
   },
   "owed": {
    "ref": "Decimal"
   }
  }
 },
 "WithdrawalEvent": {
  "allOf": [
   {
    "ref": "WithdrawalItem"
   },
   {
    "type": "object",
    "required": [
     "userId",
     "transactionId"
    ],
    "properties": {
     "userId": {
      "ref": "TraderId"
     }
    }
   }
  ]
 },
 "WithdrawalFee": {
  "type": "object",
  "required": true,
  "properties": {
   "currencyName": {
    "ref": "CurrencySymbol"
   },
   "withdrawalFee": {
    "ref": "Decimal"
   },
   "minWithdrawal": {
    "ref": "Decimal"
   }
  }
 },
 "WithdrawalItem": {
  "type": "object",
  "required": [
   "status",
   "currencyName",
   "amount",
   "createdAt"
  ],
  "properties": {
   "status": {
    "type": "string",
    "enum": [
     "Pending",
     "Process",
     "Completed",
     "Cancelled"
    ]
   },
   "currencyName": {
    "type": "string"
   },
   "amount": {
    "ref": "Decimal"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "transactionId": {
    "ref": "Id"
   },
   "walletTxId": {
    "type": [
     "string",
     "null"
    ]
   },
   "paymentType": {
    "type": "string",
    "enum": [
     "Auto",
     "Manual"
    ]
   },
   "fee": {
    "ref": "Decimal"
   },
   "receiveAmount": {
    "ref": "Decimal"
   },
   "address": {
    "type": "string"
   },
   "destinationTag": {
    "type": [
     "string",
     "integer",
     "null"
    ]
   },
   "client_withdrawal_id": {
    "ref": "ClientWithdrawalId"
   },
   "steps": {
    "type": "array",
    "items": {
     "ref": "WithdrawalStep"
    }
   }
  }
 },
 "WithdrawalStep": {
  "type": "object",
  "required": [
   "step",
   "at"
  ],
  "properties": {
   "step": {
    "type": "string",
    "enum": [
     "requested",
     "approved",
     "sent",
     "confirmed",
     "delayed",
     "held",
     "completed",
     "cancelled"
    ]
   },
   "at": {
    "ref": "DateTime"
   },
   "waitsFor": {
    "type": "string",
    "enum": [
     "approval",
     "newAddress",
     "account",
     "review",
     "checks",
     "sending",
     "confirmations",
     "custody",
     "repayment"
    ]
   },
   "until": {
    "ref": "DateTime"
   },
   "confirmations": {
    "type": "integer"
   },
   "by": {
    "type": "string",
    "enum": [
     "trader",
     "exchange"
    ]
   },
   "reason": {
    "type": "string"
   }
  }
 },
 "WithdrawAnswer": {
  "type": "object",
  "required": [
   "message"
  ],
  "properties": {
   "statusCode": {
    "type": "integer"
   },
   "status": {
    "type": "integer"
   },
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "WithdrawalItem"
   }
  }
 }
} as const;

export const answerShapes = {
 "register": {
  "ref": "StatusCodeMessage"
 },
 "login": {
  "ref": "LoginAnswer"
 },
 "resendLoginActivityCode": {
  "ref": "ResendLoginActivityCodeAnswer"
 },
 "verifyLoginActivity": {
  "ref": "StatusCodeMessage"
 },
 "resetExpiredPassword": {
  "ref": "StatusCodeMessage"
 },
 "forgotPassword": {
  "ref": "MessageOnly"
 },
 "resetPassword": {
  "ref": "MessageOnly"
 },
 "verifyAccount": {
  "ref": "AccountVerifiedAnswer"
 },
 "resendVerification": {
  "ref": "MessageOnly"
 },
 "confirmLoginActivity": {
  "ref": "MessageOnly"
 },
 "disableTfaByLink": {
  "ref": "MessageOnly"
 },
 "requestTfaReset": {
  "ref": "MessageOnly"
 },
 "generateTfaOtp": {
  "ref": "MessageOnly"
 },
 "verifyTfaOtp": {
  "ref": "MessageOnly"
 },
 "tfaStatus": {
  "ref": "TfaStatusAnswer"
 },
 "checkSession": {
  "ref": "MessageOnly"
 },
 "logout": {
  "ref": "MessageOnly"
 },
 "switchTfa": {
  "ref": "SwitchedTfa"
 },
 "makeRecoveryCodes": {
  "ref": "MadeRecoveryCodes"
 },
 "generateMailAuthOtp": {
  "ref": "MessageOnly"
 },
 "switchMailAuth": {
  "ref": "StatusMessage"
 },
 "changePassword": {
  "ref": "MessageOnly"
 },
 "sessions": {
  "ref": "SessionsAnswer"
 },
 "endSession": {
  "ref": "MessageOnly"
 },
 "endOtherSessions": {
  "ref": "MessageOnly"
 },
 "securityLog": {
  "ref": "SecurityLogAnswer"
 },
 "setCodeFirst": {
  "ref": "MessageOnly"
 },
 "setAntiPhishingWord": {
  "ref": "MessageOnly"
 },
 "apiKeys": {
  "ref": "ApiKeysAnswer"
 },
 "userProfile": {
  "ref": "UserProfileAnswer"
 },
 "updateUser": {
  "ref": "MessageOnly"
 },
 "submitKyc": {
  "ref": "StatusCodeMessage"
 },
 "sendKycPicture": {
  "ref": "KycPictureAnswer"
 },
 "documentTypes": {
  "ref": "DocumentTypesAnswer"
 },
 "countries": {
  "ref": "CountriesAnswer"
 },
 "referrals": {
  "ref": "ReferralsAnswer"
 },
 "sendReferralCode": {
  "ref": "StatusCodeMessage"
 },
 "currencyStats": {
  "ref": "CurrencyStatsAnswer"
 },
 "pairStatus": {
  "ref": "PairStatusAnswer"
 },
 "incidents": {
  "ref": "IncidentsAnswer"
 },
 "readiness": {
  "ref": "HealthAnswer"
 },
 "liveness": {
  "ref": "HealthAnswer"
 },
 "fees": {
  "ref": "FeesAnswer"
 },
 "pairPrices": {
  "ref": "PairPricesAnswer"
 },
 "favouritePairs": {
  "ref": "FavouritePairsAnswer"
 },
 "addFavouritePair": {
  "ref": "FavouritePairAnswer"
 },
 "removeFavouritePair": {
  "ref": "FavouritePairAnswer"
 },
 "estimateUsd": {
  "ref": "UsdEstimateAnswer"
 },
 "dayPrices": {
  "ref": "DayPricesAnswer"
 },
 "candles": {
  "ref": "CandlesAnswer"
 },
 "orderBook": {
  "ref": "OrderBookAnswer"
 },
 "mirroredOrderBook": {
  "ref": "OrderBookAnswer"
 },
 "tape": {
  "ref": "TapeAnswer"
 },
 "tapeModels": {
  "ref": "TapeModelsAnswer"
 },
 "tapeEthUsdt": {
  "ref": "TapeAnswer"
 },
 "userTrades": {
  "ref": "OrderHistoryAnswer"
 },
 "openOrders": {
  "ref": "OpenOrdersAnswer"
 },
 "cancelOrder": {
  "ref": "StatusCodeMessage"
 },
 "placeOrder": {
  "ref": "NewOrderAnswer"
 },
 "placeSwapOrder": {
  "ref": "NewOrderAnswer"
 },
 "balances": {
  "ref": "BalancesAnswer"
 },
 "orderHistory": {
  "ref": "OrderHistoryAnswer"
 },
 "orderFills": {
  "ref": "OrderFillsAnswer"
 },
 "requestWithdrawal": {
  "ref": "WithdrawAnswer"
 },
 "generateWithdrawalOtp": {
  "ref": "StatusCodeMessage"
 },
 "cancelWithdrawal": {
  "ref": "WithdrawAnswer"
 },
 "portfolio": {
  "ref": "PortfolioAnswer"
 },
 "portfolioStatement": {
  "ref": "PortfolioStatementAnswer"
 },
 "withdrawalAddresses": {
  "ref": "SavedAddressesAnswer"
 },
 "saveWithdrawalAddress": {
  "ref": "SavedAddressAnswer"
 },
 "removeWithdrawalAddress": {
  "ref": "StatusCodeMessage"
 },
 "setNewAddressWait": {
  "ref": "NewAddressWaitAnswer"
 },
 "depositAddress": {
  "ref": "DepositAddressAnswer"
 },
 "wallet": {
  "ref": "WalletAnswer"
 },
 "transactionHistory": {
  "ref": "TransactionHistoryAnswer"
 },
 "initiateStaking": {
  "ref": "StakeAnswer"
 },
 "initiateFixedStaking": {
  "ref": "StakeAnswer"
 },
 "stakingDetails": {
  "ref": "StakingDetailsAnswer"
 },
 "revokeStaking": {
  "ref": "MessageOnly"
 },
 "disableAutoRenewal": {
  "ref": "MessageOnly"
 },
 "stakingRewards": {
  "ref": "StakingRewardsAnswer"
 },
 "stakingPool": {
  "ref": "StakingPoolAnswer"
 },
 "submitSwapRatio": {
  "ref": "SwapRatioAnswer"
 },
 "swapRatioDetails": {
  "ref": "SwapRatioDetailsAnswer"
 },
 "swap": {
  "ref": "StatusMessage"
 },
 "requestOtc": {
  "ref": "StatusRequestTaken"
 },
 "requestPartnership": {
  "ref": "StatusRequestTaken"
 },
 "contactSupport": {
  "ref": "StatusRequestTaken"
 },
 "requestErc20Asset": {
  "ref": "RequestTaken"
 },
 "requestOtherAsset": {
  "ref": "RequestTaken"
 }
} as const;

export const channelShapes = {
 "{pair}": {
  "ref": "PairOrderEvent"
 },
 "{pair}-book": {
  "ref": "BookEvent"
 },
 "{pair}-trades": {
  "ref": "TradeEvent"
 },
 "{pair}-tradeHistory": {
  "ref": "TapeEvent"
 },
 "updateFee": {
  "ref": "Fees"
 },
 "pairStats": {
  "ref": "PairStatsEvent"
 },
 "pairVolume": {
  "ref": "PairVolumeEvent"
 },
 "estimate-price-update": {
  "ref": "UsdPricesEvent"
 },
 "demo-event": {
  "ref": "MatchEvent"
 },
 "demo-event-{userId}": {
  "ref": "UserTradeEvent"
 },
 "order-cancel": {
  "ref": "OrderCancelEvent"
 },
 "order-cancel-{userId}": {
  "ref": "UserOrderCancelEvent"
 },
 "order-history-{userId}": {
  "ref": "UserOrderEvent"
 },
 "trade-history": {
  "ref": "AnyTradeEvent"
 },
 "update-curr-status": {
  "ref": "CurrencyStats"
 },
 "update-pair-status": {
  "ref": "PairStatusEvent"
 },
 "update-kyc-status-{userId}": {
  "ref": "IgnoredPayload"
 },
 "deposit-update-{userId}": {
  "ref": "DepositEvent"
 },
 "withdrawal-update-{userId}": {
  "ref": "WithdrawalEvent"
 },
 "referral-update-{userId}": {
  "ref": "ReferralEvent"
 },
 "ratio-swap-update-{userId}": {
  "ref": "IgnoredPayload"
 },
 "staking-update-{userId}": {
  "ref": "IgnoredPayload"
 },
 "pong": {
  "ref": "Heartbeat"
 },
 "refusal": {
  "ref": "LiveRefusal"
 }
} as const;
