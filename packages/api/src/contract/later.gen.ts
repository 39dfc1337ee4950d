// Made from openapi.yaml by `npm run contract`; do not edit.
export const laterOperations = {
  "passkeys": {
    "area": "passkeys",
    "method": "GET",
    "path": "/user/passkeys",
    "outcome": "httpStatus",
    "queryFields": [
      "exchange_id"
    ],
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "passkeyAddOptions": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/add_options",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "addPasskey": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/add",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "renamePasskey": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/rename",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "removePasskey": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/remove",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "passkeyConfirmOptions": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/confirm_options",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "confirmByPasskey": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/confirm",
    "outcome": "message",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isExtension": true
  },
  "passkeySignInOptions": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/sign_in_options",
    "outcome": "httpStatus",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  },
  "passkeySignIn": {
    "area": "passkeys",
    "method": "POST",
    "path": "/user/passkeys/sign_in",
    "outcome": "statusCode",
    "encoding": "form",
    "exchangeId": "exchange_id",
    "isPublic": true,
    "isExtension": true
  }
} as const;

export const laterDefinitions = {
 "AddedPasskey": {
  "type": "object",
  "required": true,
  "properties": {
   "message": {
    "type": "string"
   },
   "data": {
    "ref": "Passkey"
   }
  }
 },
 "Passkey": {
  "type": "object",
  "required": true,
  "properties": {
   "id": {
    "type": "string"
   },
   "name": {
    "type": "string"
   },
   "createdAt": {
    "ref": "DateTime"
   },
   "lastUsedAt": {
    "oneOf": [
     {
      "ref": "DateTime"
     },
     {
      "type": "null"
     }
    ]
   }
  }
 },
 "PasskeyOptions": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "object",
    "required": true,
    "properties": {
     "challenge": {
      "type": "string"
     }
    },
    "additionalProperties": {}
   }
  }
 },
 "PasskeysAnswer": {
  "type": "object",
  "required": true,
  "properties": {
   "data": {
    "type": "array",
    "items": {
     "ref": "Passkey"
    }
   }
  }
 }
} as const;

export const laterAnswerShapes = {
 "passkeys": {
  "ref": "PasskeysAnswer"
 },
 "passkeyAddOptions": {
  "ref": "PasskeyOptions"
 },
 "addPasskey": {
  "ref": "AddedPasskey"
 },
 "renamePasskey": {
  "ref": "MessageOnly"
 },
 "removePasskey": {
  "ref": "MessageOnly"
 },
 "passkeyConfirmOptions": {
  "ref": "PasskeyOptions"
 },
 "confirmByPasskey": {
  "ref": "MessageOnly"
 },
 "passkeySignInOptions": {
  "ref": "PasskeyOptions"
 },
 "passkeySignIn": {
  "ref": "LoginAnswer"
 }
} as const;
